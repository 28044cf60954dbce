import type { CodeClass } from './code-class.ts';

/** A column that says of some offenses whether they were domestic violence. */
export interface DomesticFlag {
  /** The codes that are kept under a code of their own where it says yes. */
  readonly codes: readonly string[];
  /** Set behind such a code. */
  readonly suffix: string;
  /** By which rules records count whose column is filled, and records without it. */
  readonly rules: { readonly filled: string; readonly empty: string };
}

/** How one agency's records are read: which column holds what, by name (whatever its case and punctuation). */
export interface CrimeSource {
  /** Slug of the agency, e.g. `long-beach-pd`. */
  readonly agency: string;
  /** Its name in full, shown as the source. */
  readonly agencyName: string;
  /** Set before each code where an agency has used one code for two things. */
  readonly codePrefix: string;
  /** Order of day and month in dates written with slashes. */
  readonly dateOrder: 'month-day-year' | 'day-month-year';
  readonly columns: {
    /** The agency's own number of the record. */
    readonly number: string;
    readonly code: string;
    /** The official description; without it the code serves as label. */
    readonly description?: string | undefined;
    /** When it happened: a date, or a date with a time. */
    readonly date: string;
    /** Time of day as HHMM or HH:MM, where a column of its own has it. */
    readonly time?: string | undefined;
    readonly latitude?: string | undefined;
    readonly longitude?: string | undefined;
    /** Projected coordinates instead of degrees. */
    readonly x?: string | undefined;
    readonly y?: string | undefined;
    /** The agency's division that has the record, by its name. */
    readonly division?: string | undefined;
    /** A column whose value `Y` marks a record that the agency has withdrawn. */
    readonly deleted?: string | undefined;
    /** How the inquiry stands, in words; see `unfounded`. */
    readonly status?: string | undefined;
    /** Says yes or no to whether an offense was domestic violence; see `domestic`. */
    readonly domestic?: string | undefined;
    /** The unit of the agency that wrote the record; see `apart`. */
    readonly unit?: string | undefined;
  };
  /** The words of the column `status`, whatever their case, by which the agency says that there was no crime: it has withdrawn the record. */
  readonly unfounded?: readonly string[] | undefined;
  /** What the column `domestic` does. */
  readonly domestic?: DomesticFlag | undefined;
  /**
   * Records of jails and courts tell nothing of the people who live around them: they are kept and counted, and placed nowhere.
   * Units as the column `unit` writes them, whatever their case, and codes.
   */
  readonly apart?:
    | { readonly units: readonly string[]; readonly codes: readonly string[] }
    | undefined;
  /** The months, `YYYY-MM`, outside of which its records are strays: it cannot supply one whole. */
  readonly holds?: { readonly from?: string; readonly to?: string } | undefined;
  /** The system of `x` and `y`, as PROJ writes it: `+proj=lcc +lat_0=33.5 …`. */
  readonly projection?: string | undefined;
  /** `[longitude, latitude]`, compared to four decimals: written when the agency has no place (its own address). */
  readonly fillerPoints: readonly (readonly [number, number])[];
  /** What the numbers of codes say that the county's lists do not name, where an agency's numbers say anything. */
  readonly codeClasses?: readonly CodeClass[] | undefined;
}

/** What is known of the crime records of one county. */
export interface CountyCrimeSources {
  /** The sources whose columns are known, by name; any other agency brings a mapping file. */
  readonly sources: Readonly<Record<string, CrimeSource>>;
  /** The projected systems that its agencies use, by name: `EPSG:2229` → what PROJ writes. */
  readonly projections: Readonly<Record<string, string>>;
}
