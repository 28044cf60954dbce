import type { DifferenceReason } from '@townlight/county-los-angeles/compare-with-fbi';
import type { Language } from '@townlight/domain/language';

/** Labels of the category tables, apart from names and codes. */
export interface CategoryTableMessages {
  readonly codes: readonly [code: string, wording: string, here: string, fbi: string];
  readonly scheme: readonly [category: string, types: string];
  readonly outside: readonly [type: string, why: string];
  readonly unrecorded: readonly [rules: string, type: string, under: string];
  readonly none: string;
  readonly nowhere: string;
  readonly reasons: Readonly<Record<DifferenceReason, string>>;
}

export const CATEGORY_TABLE_MESSAGES: Readonly<Record<Language, CategoryTableMessages>> = {
  en: {
    codes: ['Code', 'The agency’s words', 'Here', 'NIBRS, and why it differs'],
    scheme: ['Category', 'Its crime types'],
    outside: ['Crime type', 'Categories'],
    unrecorded: ['Codes', 'Not recorded', 'Such reports are under'],
    none: 'None',
    nowhere: 'not published',
    reasons: {
      domestic: 'To NIBRS, a relationship and not an offense; this code names it',
      child: 'NIBRS has no offense for harm to children; this code names it',
      'plain-theft': 'The code does not say where it was stolen; NIBRS does',
      bicycle: 'NIBRS has no code for bicycles',
      shots: 'NIBRS has no code for shots at nobody',
      sexual: 'Not a sex offense to NIBRS, but sexual in nature',
      'catch-all': 'NIBRS has it among “all other offenses”, which says little',
      traffic: 'The FBI does not collect it',
      warrant: 'No offense of its own: an arrest for another one',
      'no-offense': 'No offense',
      custody: 'Happened in jail, not among residents',
      manslaughter: 'One code with voluntary manslaughter at the Sheriff, so violent crime here',
    },
  },
  es: {
    codes: ['Código', 'Palabras de la policía', 'Aquí', 'NIBRS, y por qué difiere'],
    scheme: ['Categoría', 'Sus tipos de delito'],
    outside: ['Tipo de delito', 'Categorías'],
    unrecorded: ['Códigos', 'No se registra', 'Esos reportes están en'],
    none: 'Ninguno',
    nowhere: 'no se publica',
    reasons: {
      domestic: 'Para NIBRS es una relación, no un delito; este código la indica',
      child: 'NIBRS no tiene un delito para el daño a menores; este código lo indica',
      'plain-theft': 'El código no dice dónde fue el hurto; NIBRS sí',
      bicycle: 'NIBRS no tiene código para bicicletas',
      shots: 'NIBRS no tiene código para disparos contra nadie',
      sexual: 'Para NIBRS no es delito sexual, pero es de índole sexual',
      'catch-all': 'NIBRS lo tiene entre “todos los demás delitos”, que dice poco',
      traffic: 'El FBI no lo recopila',
      warrant: 'No es un delito propio: es un arresto por otro',
      'no-offense': 'No es un delito',
      custody: 'Ocurrió en la cárcel, no entre residentes',
      manslaughter:
        'El Sheriff tiene un solo código con el homicidio voluntario; por eso aquí es violento',
    },
  },
};
