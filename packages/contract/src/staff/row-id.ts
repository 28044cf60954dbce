import * as z from 'zod/mini';

/** The id of a row in an address of a staff route, at most PostgreSQL's largest `integer`. */
export const rowId = z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647));
