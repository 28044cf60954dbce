import {
  type AcceptedFormats,
  EXPORT_GEOMETRY_ADVICE,
  type ForeignKind,
} from './accepted-formats.ts';

/** Precedes each feature of a GeoJSON text sequence (RFC 8142). */
export const RECORD_SEPARATOR = String.fromCharCode(0x1e);

/** Maximum length of a quoted message or title. */
const MAX_QUOTE_LENGTH = 80;

/** Returns the kind of an unsupported text by its first characters; `null` when it may be supported. */
export function detectTextKind(start: string, wanted: AcceptedFormats): ForeignKind | null {
  const text = start.replace(RECORD_SEPARATOR, '').replace(/^[\uFEFF\s]+/, '');
  if (text.startsWith('<')) return markupKind(text);
  if (text.startsWith('{\\rtf'))
    return { what: 'a text with formatting (RTF)', advice: 'save it as plain text' };
  if (/^[{[]/.test(text)) return jsonKind(text, wanted);
  if (wanted === 'boundaries' && isTable(text))
    return { what: 'a table', advice: 'load the file that has the outlines of the areas' };
  return null;
}

function markupKind(text: string): ForeignKind {
  if (/^<!doctype html|^<html|^<head|^<body/i.test(text) || /<html[\s>]/i.test(text)) {
    const title = /<title[^>]*>([^<]*)/i.exec(text)?.[1];
    return {
      what: `a web page${formatQuote(title)}`,
      advice: 'open it in a browser, and download the data that it shows or links to',
    };
  }
  if (/<kml[\s>]/i.test(text)) return { what: 'a KML file', advice: EXPORT_GEOMETRY_ADVICE };
  if (/<Error>/.test(text)) {
    const message = /<Message>([^<]*)/.exec(text)?.[1];
    return {
      what: `an error message of a server${formatQuote(message)}`,
      advice: 'fetch it again',
    };
  }
  const root = /<([A-Za-z][\w:.-]*)/.exec(text.replace(/<\?.*?\?>|<!--.*?-->/gs, ''))?.[1];
  return { what: `an XML file${formatQuote(root)}`, advice: EXPORT_GEOMETRY_ADVICE };
}

function jsonKind(text: string, wanted: AcceptedFormats): ForeignKind | null {
  if (/"type"\s*:\s*"Topology"/.test(text))
    return {
      what: 'a TopoJSON file',
      advice: {
        ...EXPORT_GEOMETRY_ADVICE,
        boundaries: 'convert it to GeoJSON, for instance with mapshaper',
      },
    };
  if (/"(geometryType"\s*:\s*"esri|rings"\s*:\s*\[|paths"\s*:\s*\[)/.test(text))
    return {
      what: 'Esri JSON',
      advice: 'ask the service for f=geojson in place of f=json',
    };
  const error = /^\{\s*"(?:error|message|errorCode)"\s*:/.test(text)
    ? /"message"\s*:\s*"([^"]*)"/.exec(text)
    : null;
  if (error)
    return {
      what: `an error message of a server${formatQuote(error[1])}`,
      advice: 'fetch it again',
    };
  if (wanted !== 'table') return null;
  if (/"type"\s*:\s*"(Feature|FeatureCollection)"/.test(text))
    return { what: 'GeoJSON', advice: 'download the same data as CSV' };
  return {
    what: 'JSON',
    advice:
      'download the same data as CSV, or give the address of the portal’s dataset with --url where the load has it',
  };
}

function isTable(text: string): boolean {
  const [header = ''] = text.split('\n', 1);
  return /^[^{}[\]<>]*[,;\t|][^{}[\]<>]*$/.test(header.trim());
}

function formatQuote(text: string | undefined): string {
  const plain = text?.replaceAll(/\s+/g, ' ').trim() ?? '';
  return plain === '' ? '' : ` ("${plain.slice(0, MAX_QUOTE_LENGTH)}")`;
}
