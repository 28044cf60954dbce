import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Tags = Readonly<Record<string, string>>;
/** Degrees east and north of the middle of the town. */
type Place = readonly [east: number, north: number];

/** The center of the safety map, so that zooming in shows the town. The motorway crosses the avenue here. */
const MIDDLE = [-118.2859, 34.0227] as const;
/** Bounds of the test extract: a few blocks with a margin. */
export const EXTRACT_BOUNDS = [-118.34, 33.98, -118.22, 34.08] as const;
/** On the motorway's bridge over the avenue, and in the avenue's tunnel under the hill. */
export const BRIDGE = MIDDLE;
export const TUNNEL = [MIDDLE[0] - 0.006, MIDDLE[1]] as const;

/**
 * Makes an OpenStreetMap extract of an invented town: streets in a grid, a motorway with a bridge, a tunnel,
 * houses, a river, a park, a border, names with accents.
 * @returns path of the .osm.pbf, made with osmium from OSM XML
 */
export function makeOsmExtract(folder: string): string {
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
  drawing.node([0.0028, 0.0012], {
    place: 'city',
    name: 'La Cañada del Ángel',
    population: '90000',
  });
  drawing.node([-0.013, 0.0062], { place: 'suburb', name: 'Peñasco' });
  drawing.node([0.01, -0.0048], { place: 'neighbourhood', name: 'Olivé' });
  return drawing;
}

/** Streets every 200 m, an avenue through the middle that dives under the hill at its west. */
function streets(drawing: Drawing): void {
  for (let row = -6; row <= 6; row++) {
    const latitude = row * 0.0018;
    if (row === 0) continue;
    drawing.way(
      [
        [-0.016, latitude],
        [0.016, latitude],
      ],
      {
        highway: row % 3 === 0 ? 'secondary' : 'residential',
        name: `${row > 0 ? 'Camino' : 'Paseo'} ${Math.abs(row)}`,
      },
    );
  }
  for (let column = -7; column <= 7; column++) {
    const longitude = column * 0.0021;
    if (column === 0) continue;
    drawing.way(
      [
        [longitude, -0.012],
        [longitude, 0.012],
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
      [-0.02, 0],
      [-0.009, 0],
    ],
    avenue,
  );
  drawing.way(
    [
      [-0.009, 0],
      [-0.003, 0],
    ],
    { ...avenue, tunnel: 'yes', layer: '-1' },
  );
  drawing.way(
    [
      [-0.003, 0],
      [0.02, 0],
    ],
    avenue,
  );
}

/** North to south, over the avenue on a bridge, with a ramp. */
function motorway(drawing: Drawing): void {
  const road = { highway: 'motorway', ref: 'I 5', name: 'Golden Freeway' };
  drawing.way(
    [
      [0, 0.018],
      [0, 0.002],
    ],
    road,
  );
  drawing.way(
    [
      [0, 0.002],
      [0, -0.002],
    ],
    { ...road, bridge: 'yes', layer: '1' },
  );
  drawing.way(
    [
      [0, -0.002],
      [0, -0.018],
    ],
    road,
  );
  drawing.way(
    [
      [0, 0.004],
      [0.001, 0.002],
      [0.0018, 0],
    ],
    {
      highway: 'motorway_link',
    },
  );
  drawing.way(
    [
      [-0.032, 0.022],
      [0.012, 0.006],
      [0.031, -0.014],
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
      const [x, y] = [column * 0.0021 + 0.0005, row * 0.0018 + 0.0005];
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
      [0.02, 0.026],
      [0.018, 0.006],
      [0.023, -0.024],
    ],
    {
      waterway: 'river',
      name: 'Río de Porciúncula',
    },
  );
  drawing.area(
    [
      [-0.02, 0.006],
      [-0.016, 0.006],
      [-0.016, 0.011],
      [-0.02, 0.011],
    ],
    {
      leisure: 'nature_reserve',
      name: 'Parque del Peñón',
    },
  );
  drawing.area(
    [
      [-0.024, -0.008],
      [-0.019, -0.008],
      [-0.019, -0.005],
      [-0.024, -0.005],
    ],
    {
      natural: 'water',
      name: 'Echo Lake',
    },
  );
  drawing.area(
    [
      [-0.024, -0.018],
      [-0.009, -0.018],
      [-0.009, -0.013],
      [-0.024, -0.013],
    ],
    {
      natural: 'wood',
    },
  );
  drawing.area(
    [
      [0.008, -0.018],
      [0.016, -0.018],
      [0.016, -0.014],
      [0.008, -0.014],
    ],
    {
      landuse: 'industrial',
    },
  );
  drawing.node([-0.009, 0.002], { natural: 'peak', name: 'Bunker Hill', ele: '120' });
  drawing.node([0.018, -0.008], { aeroway: 'aerodrome', name: 'Field of Ángel', iata: 'ANG' });
  drawing.way(
    [
      [0.018, -0.01],
      [0.024, -0.006],
    ],
    { aeroway: 'runway', ref: '4' },
  );
  drawing.way(
    [
      [-0.046, 0.042],
      [0.04, 0.042],
    ],
    {
      boundary: 'administrative',
      admin_level: '6',
    },
  );
}

/** Collects nodes, ways and closed ways, numbered as in OpenStreetMap. */
class Drawing {
  private readonly nodes: string[] = [];
  private readonly ways: string[] = [];

  node([east, north]: Place, tags: Tags = {}): number {
    const [longitude, latitude] = [MIDDLE[0] + east, MIDDLE[1] + north];
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
