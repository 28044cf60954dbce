import type { shareEn } from '../en/share.en.ts';
import type { Translation } from '../translation.ts';

/** The texts of the share menu in Spanish. */
export const shareEs: Translation<typeof shareEn> = {
  'share.facebook': 'Facebook',
  'share.x': 'X (Twitter)',
  'share.linkedin': 'LinkedIn',
  'share.wechat': 'WeChat',
  'share.copy': 'Copiar enlace',
  'share.copied': 'Enlace copiado',
  'share.copyFailed': 'No se pudo copiar el enlace. Está en la barra de direcciones.',
  'share.qrTitle': 'Compartir por WeChat',
  'share.qrText': 'Escanee este código con WeChat para abrir esta página en un teléfono.',
  'share.qrLabel': 'Código QR de la dirección de esta página',
  'share.citation': 'Copiar resumen y fuente',
  'share.citationText': '{description}\n\nTownlight, «{about}». Consultado el {date}: {address}',
  'share.citationCopied': 'Resumen y fuente copiados',
  'share.citationFailed': 'No se pudo copiar el resumen.',
  'share.picture': 'Guardar imagen',
  'share.sendPicture': 'Enviar imagen',
  'share.pictureFailed': 'No se pudo guardar la imagen.',
  'share.chartPng': 'Guardar gráfica (PNG)',
  'share.chartSvg': 'Guardar gráfica (SVG)',
  'share.chartFailed': 'No se pudo guardar la gráfica.',
};
