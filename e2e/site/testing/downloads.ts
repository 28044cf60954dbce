export interface Download {
  readonly name: string;
  readonly text: string;
}

const blobs = new Map<string, Blob>();
let saved: Promise<Download>[] = [];

/** Replaces the browser's download folder, which jsdom lacks. */
export function catchDownloads(): void {
  blobs.clear();
  saved = [];
  URL.createObjectURL = (blob) => {
    const url = `blob:download-${blobs.size}`;
    blobs.set(url, blob as Blob);
    return url;
  };
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (blob === undefined) this.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    else saved.push(textOf(blob).then((text) => ({ name: this.download, text })));
  };
}

/** Returns the files that the page has saved since it was opened. */
export function downloads(): Promise<Download[]> {
  return Promise.all(saved);
}

/** jsdom's blobs have no `text()`. */
function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsText(blob);
  });
}
