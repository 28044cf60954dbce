/** The SQL fragments of a query that depend on the database. */
export interface SqlSlots {
  readonly from: string;
  readonly to: string;
  /** A condition on a column for the chosen codes or series; `null` for all crime. */
  readonly chosen: ((column: string) => string) | null;
}

/** Returns SQL that counts from the records: one pass over the period. */
export function incidentCountSql(areaColumn: string, { from, to, chosen }: SqlSlots): string {
  const count = chosen === null ? 'count(*)' : `count(*) filter (where ${chosen('code_id')})`;
  return `select ${areaColumn} as area, ${count} as chosen_count, count(*) as all_count
            from incident
           where month between ${from} and ${to} and ${areaColumn} is not null
           group by ${areaColumn}`;
}

/** Returns SQL that counts from the two roll-ups: by month, series and area, and by month and area. */
export function rollUpCountSql(partition: string, { from, to, chosen }: SqlSlots): string {
  const all = `select area, sum(count) as all_count from rollup_all_${partition}
                where month between ${from} and ${to} group by area`;
  if (chosen === null)
    return `select area, all_count as chosen_count, all_count from (${all}) as whole_period`;
  return `select area, coalesce(chosen_count, 0) as chosen_count, all_count
            from (${all}) as whole_period
            left join (select area, sum(count) as chosen_count from rollup_${partition}
                        where ${chosen('series')} and month between ${from} and ${to}
                        group by area) as chosen using (area)`;
}

/**
 * Returns SQL that ranks as the route does: incomplete areas, outliers and areas with under 10 reports have no rank,
 * ties share one.
 */
export function rankSql(partition: string, counted: string, { from, to }: SqlSlots): string {
  return `with counted as (${counted}),
    whole as (select area from whole_${partition} where month between ${from} and ${to}
               group by area having count(*) = ${to} - ${from} + 1),
    figures as (
      select a.place, coalesce(c.chosen_count, 0) as count,
             case when c.chosen_count >= 10
                  then c.chosen_count::double precision / nullif(a.residents, 0) end as rate,
             w.area is not null and a.residents >= 1000 and coalesce(c.chosen_count, 0) >= 10 as ranked
        from area_${partition} a
        left join counted c on c.area = a.id
        left join whole w on w.area = a.id)
    select count::int as count, rate,
           case when ranked then rank() over (partition by ranked order by rate desc)::int else 0 end as rank
      from figures order by place`;
}
