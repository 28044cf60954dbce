import { slugOf } from '../places/index.ts';
import { nameKey } from './check-name.ts';

/** Rows indexed by name, case-insensitively. */
export class NamedRows<Row extends { name: string }> {
  /** Includes rows deleted since. */
  readonly initial: readonly Row[];
  private readonly rows = new Set<Row>();
  private readonly byKey = new Map<string, Row[]>();
  private readonly bySlug = new Map<string, Row[]>();
  /** Key of a former name → the name and the row that had it. */
  private readonly former = new Map<string, { readonly name: string; readonly row: Row }>();

  constructor(initial: readonly Row[]) {
    this.initial = initial;
    for (const row of initial) this.put(row);
  }

  all(): Iterable<Row> {
    return this.rows;
  }

  has(row: Row): boolean {
    return this.rows.has(row);
  }

  find(name: string): Row | undefined {
    const rows = this.byKey.get(nameKey(name));
    return rows?.find((row) => row.name === name) ?? rows?.[0];
  }

  /** Finds a row whose page would have the same address. */
  findByAddress(name: string): Row | undefined {
    return this.bySlug.get(slugOf(name))?.[0];
  }

  /** Finds the row with a former name. */
  findFormer(name: string): Row | undefined {
    return this.former.get(nameKey(name))?.row;
  }

  formerNames(): Iterable<{ readonly name: string; readonly row: Row }> {
    return this.former.values();
  }

  /** A new row may reuse another row's former name. */
  add(row: Row): void {
    this.former.delete(nameKey(row.name));
    this.put(row);
  }

  rename(row: Row, name: string): void {
    if (row.name === name) return;
    const before = row.name;
    this.take(row);
    row.name = name;
    this.add(row);
    if (nameKey(before) !== nameKey(name)) this.remember(before, row);
  }

  /** Removes a row temporarily: it retains its former names and must be added again. */
  detach(row: Row): void {
    this.take(row);
  }

  /** @param successor the row that received what this one contained: old addresses redirect to it */
  remove(row: Row, heir?: Row): void {
    this.take(row);
    for (const [key, former] of this.former) {
      if (former.row !== row) continue;
      this.former.delete(key);
      if (heir !== undefined) this.former.set(key, { name: former.name, row: heir });
    }
    if (heir !== undefined) this.remember(row.name, heir);
  }

  /** Records a former name of a row. */
  remember(name: string, row: Row): void {
    // An existing row of that name has priority for the address.
    if (this.find(name) === undefined) this.former.set(nameKey(name), { name, row });
  }

  private put(row: Row): void {
    this.rows.add(row);
    listIn(this.byKey, nameKey(row.name)).push(row);
    listIn(this.bySlug, slugOf(row.name)).push(row);
  }

  private take(row: Row): void {
    this.rows.delete(row);
    for (const list of [
      listIn(this.byKey, nameKey(row.name)),
      listIn(this.bySlug, slugOf(row.name)),
    ])
      list.splice(list.indexOf(row), 1);
  }
}

function listIn<Value>(lists: Map<string, Value[]>, key: string): Value[] {
  const known = lists.get(key);
  if (known !== undefined) return known;
  const made: Value[] = [];
  lists.set(key, made);
  return made;
}
