/** rowsRead = rowsNew + rowsUpdated + rowsUnchanged + rowsRejected. */
export type LoadCounts = {
  rowsRead: number;
  rowsNew: number;
  rowsUpdated: number;
  rowsUnchanged: number;
  rowsRejected: number;
};

export type LoadReport = LoadCounts & {
  releaseId: number;
  /** Name of the file or address, without its folder. */
  origin: string;
  /** Sentences for the reader, each about one area or row, or about all. */
  remarks: readonly string[];
};

/** The same bytes with the same options are published already. */
export type AlreadyPublished = {
  outcome: 'already-published';
  releaseId: number;
  origin: string;
};

export type Published<Report> = { outcome: 'published'; report: Report } | AlreadyPublished;

/** What became of a load, and where its rejected rows are: `null` where there are none. */
export type Loaded<Report> =
  | { outcome: 'published'; report: Report; rejects: string | null }
  | AlreadyPublished;
