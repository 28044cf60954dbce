import { z } from 'zod';
import { Failure } from '../../../platform/failure.ts';
import {
  type RequestSpec,
  RetryableError,
  readBoundedBytes,
  requestWithRetry,
} from '../request-with-retry.ts';
import type { PortalAccess } from '../source-kind.ts';

/** A page of 2,000 detailed boundaries has about 60 MB. */
const MAX_PAGE_BYTES = 256 << 20;
/** Limits the pages; no layer of a county has more. */
const MAX_PAGES = 20_000;

const layerSchema = z.object({
  maxRecordCount: z.int().min(1).default(1_000),
  objectIdField: z.string().nullish(),
  geometryType: z.string().nullish(),
  fields: z.array(z.object({ name: z.string(), type: z.string() })).nullish(),
  advancedQueryCapabilities: z.object({ supportsPagination: z.boolean().optional() }).nullish(),
  editingInfo: z
    .object({ dataLastEditDate: z.number().nullish(), lastEditDate: z.number().nullish() })
    .nullish(),
});

const countSchema = z.object({ count: z.int().min(0) });

const pageSchema = z.object({
  features: z.array(z.record(z.string(), z.unknown())),
  /** GeoJSON has it among the properties of the collection. */
  exceededTransferLimit: z.boolean().optional(),
  properties: z.object({ exceededTransferLimit: z.boolean().optional() }).nullish(),
});

const errorSchema = z.object({
  error: z.object({ code: z.number(), message: z.string().default('') }),
});

export interface ArcgisLayerState {
  readonly fields: readonly string[];
  readonly objectIdField: string;
  readonly hasPoints: boolean;
  readonly pageRows: number;
  /** Features of the layer that the filter selects. */
  readonly rows: number;
  /** When its data were last edited, in epoch milliseconds; null if the service does not state it. */
  readonly editedAt: number | null;
}

export type ArcgisFeature = Readonly<Record<string, unknown>>;

export interface ArcgisLayer {
  readState(): Promise<ArcgisLayerState>;
  /** Reads all features, page by page; `geojson` has WGS 84 geometries, `json` attributes and points. */
  readPages(state: ArcgisLayerState, format: 'json' | 'geojson'): AsyncGenerator<ArcgisFeature[]>;
}

/**
 * Opens a layer of an ArcGIS service.
 * @param address of the layer: `https://<server>/…/FeatureServer/0`
 * @param filter the `where` of its queries; all features without one
 */
export function openArcgisLayer(
  address: string,
  filter: string | undefined,
  access: PortalAccess,
  signal: AbortSignal,
): ArcgisLayer {
  const layer = address.replace(/\/(query)?$/i, '').replace(/\?.*$/, '');
  const where = filter ?? '1=1';
  const get = async <T extends z.ZodType>(
    path: string,
    query: Readonly<Record<string, string>>,
    schema: T,
  ): Promise<z.output<T>> => {
    const url = new URL(`${layer}${path}`);
    for (const [name, value] of Object.entries({ ...query, f: query.f ?? 'json' }))
      url.searchParams.set(name, value);
    const body = await requestWithRetry(url, REQUEST, access, signal);
    const parsed = schema.safeParse(body);
    if (parsed.success) return parsed.data;
    throw new Failure(
      `${url.host}${url.pathname}: the answer is not that of a layer of an ArcGIS service, ` +
        'https://<server>/…/FeatureServer/0',
    );
  };
  return {
    async readState() {
      const described = await get('', {}, layerSchema);
      const objectIdField =
        described.objectIdField ??
        described.fields?.find(({ type }) => type === 'esriFieldTypeOID')?.name;
      if (described.advancedQueryCapabilities?.supportsPagination === false || !objectIdField)
        throw new Failure(
          `${new URL(layer).host}: the service gives no pages of this layer; ` +
            'use the address of the file that the page of the dataset offers for download',
        );
      const { count } = await get('/query', { where, returnCountOnly: 'true' }, countSchema);
      const { editingInfo } = described;
      return {
        fields: (described.fields ?? []).map(({ name }) => name),
        objectIdField,
        hasPoints: described.geometryType === 'esriGeometryPoint',
        pageRows: Math.min(described.maxRecordCount, access.pageRows),
        rows: count,
        editedAt: editingInfo?.dataLastEditDate ?? editingInfo?.lastEditDate ?? null,
      };
    },
    async *readPages({ objectIdField, hasPoints, pageRows, rows }, format) {
      let received = 0;
      for (let page = 0; page < MAX_PAGES; page++) {
        const { features, exceededTransferLimit, properties } = await get(
          '/query',
          {
            where,
            outFields: '*',
            outSR: '4326',
            returnGeometry: String(format === 'geojson' || hasPoints),
            // without an explicit order a feature may be on two pages, or on none
            orderByFields: objectIdField,
            resultOffset: String(received),
            resultRecordCount: String(pageRows),
            f: format,
          },
          pageSchema,
        );
        received += features.length;
        if (features.length > 0) yield features;
        const hasMore = exceededTransferLimit ?? properties?.exceededTransferLimit ?? false;
        if (hasMore && features.length > 0) continue;
        if (received < rows)
          throw new Failure(
            `${new URL(layer).host}: received ${received} of ${rows} features; the layer changed in the meantime`,
          );
        return;
      }
      throw new Failure(`${new URL(layer).host}: the layer never ends`);
    },
  };
}

const REQUEST: RequestSpec<unknown> = {
  who: 'the service',
  headers: { accept: 'application/json' },
  async read(reply, where) {
    const bytes = await readBoundedBytes(reply, MAX_PAGE_BYTES, `${where}: one page has`);
    const body = parseBody(bytes.toString('utf8'), where);
    // errors have the status 200
    const found = errorSchema.safeParse(body).data?.error;
    if (found === undefined) return body;
    const fault = `the service answered ${found.code} ${found.message}`.trim();
    if (found.code === 429 || found.code >= 500) throw new RetryableError(fault);
    throw new Failure(`${where}: ${fault}`);
  },
  refused(status, where) {
    throw new Failure(
      `${where}: the service answered ${status}; is it the address of a layer, https://<server>/…/FeatureServer/0?`,
    );
  },
};

function parseBody(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(`${where}: the answer is not JSON`);
  }
}
