import type { mapEn } from '../en/map.en.ts';
import type { Translation } from '../translation.ts';

export const mapEs: Translation<typeof mapEn> = {
  'failure.kept': 'No se pudo cargar lo que eligió. Todavía ve lo que había elegido antes.',
  'map.zoomIn': 'Acercar',
  'map.zoomOut': 'Alejar',
  'map.home': 'Mostrar todo el condado',
  'map.attribution': 'Mapa base: {credit}',
  'map.noWebgl': 'Este navegador no puede dibujar el mapa. La tabla muestra las mismas cifras.',
  'map.loading': 'Cargando el mapa',
  'map.noAreaHere': 'Aquí no hay ninguna zona',
};
