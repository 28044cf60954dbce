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
  /** Sentences for the operator, each about one area or row, or about all. */
  remarks: readonly string[];
};

/** The same bytes with the same options are already published. */
export type AlreadyPublished = {
  outcome: 'already-published';
  releaseId: number;
  origin: string;
};

export type PublishResult<Report> = { outcome: 'published'; report: Report } | AlreadyPublished;

/** The result of a load with the path of its rejected rows, `null` when there are none. */
export type LoadResult<Report> =
  | { outcome: 'published'; report: Report; rejects: string | null }
  | AlreadyPublished;
