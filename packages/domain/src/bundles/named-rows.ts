import { toSlug } from '../places/index.ts';
import { toNameKey } from './validate-name.ts';

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
    for (const row of initial) this.link(row);
  }

  all(): Iterable<Row> {
    return this.rows;
  }

  has(row: Row): boolean {
    return this.rows.has(row);
  }

  find(name: string): Row | undefined {
    const rows = this.byKey.get(toNameKey(name));
    return rows?.find((row) => row.name === name) ?? rows?.[0];
  }

  /** Finds a row whose page would have the same address. */
  findByAddress(name: string): Row | undefined {
    return this.bySlug.get(toSlug(name))?.[0];
  }

  /** Finds the row with a former name. */
  findFormer(name: string): Row | undefined {
    return this.former.get(toNameKey(name))?.row;
  }

  formerNames(): Iterable<{ readonly name: string; readonly row: Row }> {
    return this.former.values();
  }

  /** A new row may reuse another row's former name. */
  add(row: Row): void {
    this.former.delete(toNameKey(row.name));
    this.link(row);
  }

  rename(row: Row, name: string): void {
    if (row.name === name) return;
    const before = row.name;
    this.unlink(row);
    row.name = name;
    this.add(row);
    if (toNameKey(before) !== toNameKey(name)) this.addFormerName(before, row);
  }

  /** Removes a row temporarily: it retains its former names and must be added again. */
  detach(row: Row): void {
    this.unlink(row);
  }

  /** @param successor the row that received what this one contained: old addresses redirect to it */
  remove(row: Row, successor?: Row): void {
    this.unlink(row);
    for (const [key, former] of this.former) {
      if (former.row !== row) continue;
      this.former.delete(key);
      if (successor !== undefined) this.former.set(key, { name: former.name, row: successor });
    }
    if (successor !== undefined) this.addFormerName(row.name, successor);
  }

  /** Records a former name of a row. */
  addFormerName(name: string, row: Row): void {
    // An existing row of that name has priority for the address.
    if (this.find(name) === undefined) this.former.set(toNameKey(name), { name, row });
  }

  private link(row: Row): void {
    this.rows.add(row);
    getOrCreateList(this.byKey, toNameKey(row.name)).push(row);
    getOrCreateList(this.bySlug, toSlug(row.name)).push(row);
  }

  private unlink(row: Row): void {
    this.rows.delete(row);
    for (const list of [
      getOrCreateList(this.byKey, toNameKey(row.name)),
      getOrCreateList(this.bySlug, toSlug(row.name)),
    ])
      list.splice(list.indexOf(row), 1);
  }
}

function getOrCreateList<Value>(lists: Map<string, Value[]>, key: string): Value[] {
  const known = lists.get(key);
  if (known !== undefined) return known;
  const created: Value[] = [];
  lists.set(key, created);
  return created;
}
