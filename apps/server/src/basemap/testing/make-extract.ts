import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Tags = Readonly<Record<string, string>>;
type Place = readonly [longitude: number, latitude: number];

/** What the made extract covers: a few blocks about downtown, and room round them. */
export const EXTRACT_BOUNDS = [-118.32, 34.0, -118.18, 34.11] as const;
/** Where its motorway goes over the avenue, and the avenue's tunnel under the hill. */
export const BRIDGE: Place = [-118.2465, 34.0525];
export const TUNNEL: Place = [-118.2525, 34.0525];

/**
 * Makes an OpenStreetMap extract of an invented town: streets in a grid, a motorway with a bridge, a tunnel,
 * houses, a river, a park, a border, names with accents.
 * @returns path of the .osm.pbf, made with osmium from OSM XML
 */
export function makeExtract(folder: string): string {
  const xml = join(folder, 'town.osm');
  const pbf = join(folder, 'town.osm.pbf');
  writeFileSync(xml, town().asXml());
  execFileSync('osmium', ['cat', xml, '-o', pbf, '--overwrite'], { stdio: 'pipe' });
  return pbf;
}

function town(): Drawing {
  const drawing = new Drawing();
  streets(drawing);
  motorway(drawing);
  houses(drawing);
  nature(drawing);
  drawing.node([-118.2437, 34.0537], {
    place: 'city',
    name: 'La Cañada del Ángel',
    population: '90000',
  });
  drawing.node([-118.2595, 34.0587], { place: 'suburb', name: 'Peñasco' });
  drawing.node([-118.2365, 34.0477], { place: 'neighbourhood', name: 'Olivé' });
  return drawing;
}

/** Streets every 200 m, an avenue through the middle that dives under the hill at its west. */
function streets(drawing: Drawing): void {
  for (let row = -6; row <= 6; row++) {
    const latitude = 34.0525 + row * 0.0018;
    if (row === 0) continue;
    drawing.way(
      [
        [-118.2625, latitude],
        [-118.2305, latitude],
      ],
      {
        highway: row % 3 === 0 ? 'secondary' : 'residential',
        name: `East ${Math.abs(row)}${row > 0 ? 'th Street' : 'th Place'}`,
      },
    );
  }
  for (let column = -7; column <= 7; column++) {
    const longitude = -118.2465 + column * 0.0021;
    if (column === 0) continue;
    drawing.way(
      [
        [longitude, 34.0405],
        [longitude, 34.0645],
      ],
      {
        highway: column % 3 === 0 ? 'tertiary' : 'residential',
        name: `Calle ${Math.abs(column)}`,
      },
    );
  }
  const avenue = { highway: 'primary', name: 'Avenida Núñez', ref: 'CA 2' };
  drawing.way(
    [
      [-118.2665, 34.0525],
      [-118.2555, 34.0525],
    ],
    avenue,
  );
  drawing.way(
    [
      [-118.2555, 34.0525],
      [-118.2495, 34.0525],
    ],
    { ...avenue, tunnel: 'yes', layer: '-1' },
  );
  drawing.way(
    [
      [-118.2495, 34.0525],
      [-118.2265, 34.0525],
    ],
    avenue,
  );
}

/** North to south, over the avenue on a bridge, with a ramp. */
function motorway(drawing: Drawing): void {
  const road = { highway: 'motorway', ref: 'I 5', name: 'Golden Freeway' };
  drawing.way(
    [
      [-118.2465, 34.0705],
      [-118.2465, 34.0545],
    ],
    road,
  );
  drawing.way(
    [
      [-118.2465, 34.0545],
      [-118.2465, 34.0505],
    ],
    { ...road, bridge: 'yes', layer: '1' },
  );
  drawing.way(
    [
      [-118.2465, 34.0505],
      [-118.2465, 34.0345],
    ],
    road,
  );
  drawing.way(
    [
      [-118.2465, 34.0565],
      [-118.2455, 34.0545],
      [-118.2447, 34.0525],
    ],
    {
      highway: 'motorway_link',
    },
  );
  drawing.way(
    [
      [-118.2785, 34.0745],
      [-118.2345, 34.0585],
      [-118.2155, 34.0385],
    ],
    {
      highway: 'motorway',
      ref: 'US 101;CA 134',
    },
  );
}

function houses(drawing: Drawing): void {
  for (let row = -5; row <= 5; row++) {
    for (let column = -6; column <= 6; column++) {
      const [x, y] = [-118.2465 + column * 0.0021 + 0.0005, 34.0525 + row * 0.0018 + 0.0005];
      drawing.area(
        [
          [x, y],
          [x + 0.0009, y],
          [x + 0.0009, y + 0.0006],
          [x, y + 0.0006],
        ],
        {
          building: 'yes',
          name: `House ${row + 6}-${column + 7}`,
        },
      );
    }
  }
}

function nature(drawing: Drawing): void {
  drawing.way(
    [
      [-118.2265, 34.0785],
      [-118.2285, 34.0585],
      [-118.2235, 34.0285],
    ],
    {
      waterway: 'river',
      name: 'Río de Porciúncula',
    },
  );
  drawing.area(
    [
      [-118.2665, 34.0585],
      [-118.2625, 34.0585],
      [-118.2625, 34.0635],
      [-118.2665, 34.0635],
    ],
    {
      leisure: 'nature_reserve',
      name: 'Parque del Peñón',
    },
  );
  drawing.area(
    [
      [-118.2705, 34.0445],
      [-118.2655, 34.0445],
      [-118.2655, 34.0475],
      [-118.2705, 34.0475],
    ],
    {
      natural: 'water',
      name: 'Echo Lake',
    },
  );
  drawing.area(
    [
      [-118.2705, 34.0345],
      [-118.2555, 34.0345],
      [-118.2555, 34.0395],
      [-118.2705, 34.0395],
    ],
    {
      natural: 'wood',
    },
  );
  drawing.area(
    [
      [-118.2385, 34.0345],
      [-118.2305, 34.0345],
      [-118.2305, 34.0385],
      [-118.2385, 34.0385],
    ],
    {
      landuse: 'industrial',
    },
  );
  drawing.node([-118.2555, 34.0545], { natural: 'peak', name: 'Bunker Hill', ele: '120' });
  drawing.node([-118.2285, 34.0445], { aeroway: 'aerodrome', name: 'Field of Ángel', iata: 'ANG' });
  drawing.way(
    [
      [-118.2285, 34.0425],
      [-118.2225, 34.0465],
    ],
    { aeroway: 'runway', ref: '4' },
  );
  drawing.way(
    [
      [-118.2925, 34.0945],
      [-118.2065, 34.0945],
    ],
    {
      boundary: 'administrative',
      admin_level: '6',
    },
  );
}

/** Nodes, ways and closed ways, counted as OpenStreetMap does. */
class Drawing {
  private readonly nodes: string[] = [];
  private readonly ways: string[] = [];

  node([longitude, latitude]: Place, tags: Tags = {}): number {
    const id = this.nodes.length + 1;
    this.nodes.push(
      `<node id="${id}" version="1" lon="${longitude.toFixed(6)}" lat="${latitude.toFixed(6)}">${xmlOf(tags)}</node>`,
    );
    return id;
  }

  way(line: readonly Place[], tags: Tags): void {
    this.add(
      line.map((place) => this.node(place)),
      tags,
    );
  }

  area(ring: readonly Place[], tags: Tags): void {
    const ids = ring.map((place) => this.node(place));
    this.add([...ids, ids[0] as number], tags);
  }

  private add(ids: readonly number[], tags: Tags): void {
    const references = ids.map((id) => `<nd ref="${id}"/>`).join('');
    this.ways.push(
      `<way id="${this.ways.length + 1}" version="1">${references}${xmlOf(tags)}</way>`,
    );
  }

  asXml(): string {
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<osm version="0.6" generator="townlight">',
      ...this.nodes,
      ...this.ways,
      '</osm>\n',
    ].join('\n');
  }
}

function xmlOf(tags: Tags): string {
  return Object.entries(tags)
    .map(([key, value]) => `<tag k="${key}" v="${value}"/>`)
    .join('');
}
