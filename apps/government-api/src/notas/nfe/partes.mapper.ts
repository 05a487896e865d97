import { centavosDe, exato } from './numeros.rules.ts';
import { elementsOf, walk, type XmlElement } from './strict-xml.ts';

const BLANK = /^[ \t\n\r]*$/;

/** What a layout does not allow, where it was found; the rest of the note is not read. */
export class ForaDoLeiaute extends Error {
  constructor(readonly onde: string) {
    super(onde);
  }
}

/** Where the parts of a layout stand that a signature could be wrapped around. */
export type Lugares = {
  readonly namespace: string;
  /** The only elements with an identifier (`Id`). */
  readonly identificados: readonly string[];
  /** The only elements with a signature in them. */
  readonly assinados: readonly string[];
  /** Elements that have one place each. */
  readonly unicos: Readonly<Record<string, string>>;
};
export type Pessoa = { readonly cnpj: string; readonly nome: string };
/** A tax that the payer keeps back; `vRetSociais` is CSLL, PIS and Cofins in one, as the NFS-e says them. */
export type Retencao = {
  readonly codigo: 'vIRRF' | 'vRetPIS' | 'vRetCOFINS' | 'vRetCSLL' | 'vRetPrev' | 'vRetSociais' | 'vISSQN';
  readonly centavos: number;
};

/** The children of these names and no others, in any number. */
export function somente(pai: XmlElement, nomes: readonly string[]): XmlElement[] {
  const estranho = elementsOf(pai).find(({ name }) => !nomes.includes(name));
  if (estranho) throw new ForaDoLeiaute(`${pai.name}/${estranho.name}`);
  if (pai.children.some(cada => typeof cada === 'string' && !BLANK.test(cada))) throw new ForaDoLeiaute(pai.name);
  return elementsOf(pai);
}

export function um(pai: XmlElement | undefined, caminho: string): XmlElement | undefined {
  let atual = pai;
  for (const nome of caminho.split('/')) {
    const achados = atual ? elementsOf(atual).filter(({ name }) => name === nome) : [];
    if (achados.length > 1) throw new ForaDoLeiaute(`${caminho} repetido`);
    atual = achados[0];
  }
  return atual;
}

export function exigido(pai: XmlElement | undefined, caminho: string): XmlElement {
  const achado = um(pai, caminho);
  if (!achado) throw new ForaDoLeiaute(`falta ${caminho}`);
  return achado;
}

function folha(elemento: XmlElement): string {
  if (elementsOf(elemento).length) throw new ForaDoLeiaute(elemento.name);
  return elemento.children.join('');
}

export const texto = (pai: XmlElement, caminho: string): string => folha(exigido(pai, caminho));
export const talvez = (pai: XmlElement, caminho: string): string => {
  const achado = um(pai, caminho);
  return achado ? folha(achado) : '';
};
export const campos = <N extends string>(pai: XmlElement, nomes: readonly N[]) =>
  Object.fromEntries(nomes.map(nome => [nome, texto(pai, nome)])) as Record<N, string>;

export function centavos(pai: XmlElement, caminho: string): number {
  const achado = um(pai, caminho);
  const escrito = achado ? folha(achado) : '0.00';
  const lido = centavosDe(escrito);
  if (lido === null) throw new ForaDoLeiaute(`${caminho} = ${escrito.slice(0, 40)}`);
  return lido;
}

export function decimal(pai: XmlElement, caminho: string): bigint {
  const escrito = texto(pai, caminho);
  const lido = exato(escrito);
  if (lido === null) throw new ForaDoLeiaute(`${caminho} = ${escrito.slice(0, 40)}`);
  return lido;
}

/** Whoever has no CNPJ, or is not there, has none to compare. */
export const pessoa = (quem: XmlElement | undefined): Pessoa => ({
  cnpj: quem ? talvez(quem, 'CNPJ') : '',
  nome: quem ? talvez(quem, 'xNome') : '',
});

/** Only some elements have an identifier, and none may have that of another. */
function exigirIdentificadores(raiz: XmlElement, { identificados }: Lugares): void {
  const vistos = new Set<string>();
  for (const { name, attributes } of walk(raiz)) {
    for (const [atributo, valor] of attributes) {
      if (!/^(?:xml:)?id$/i.test(atributo)) continue;
      if (atributo !== 'Id' || !identificados.includes(name) || vistos.has(valor))
        throw new ForaDoLeiaute(`${name}/@${atributo}`);
      vistos.add(valor);
    }
  }
}

/** Whatever the namespace, nothing that is read may stand in a signature. */
function exigirSoAssinatura(assinatura: XmlElement, lugar: string, { unicos }: Lugares): void {
  for (const { name } of walk(assinatura))
    if (Object.hasOwn(unicos, name)) throw new ForaDoLeiaute(`${lugar}/Signature/${name}`);
}

function exigirFilhos(pai: XmlElement, lugar: string, lugares: Lugares): void {
  for (const filho of elementsOf(pai)) {
    const onde = `${lugar}/${filho.name}`;
    if (filho.name === 'Signature') {
      if (!lugares.assinados.includes(pai.name)) throw new ForaDoLeiaute(onde);
      exigirSoAssinatura(filho, lugar, lugares);
      continue;
    }
    const unico = Object.hasOwn(lugares.unicos, filho.name) ? lugares.unicos[filho.name] : lugar;
    if (filho.namespace !== lugares.namespace || unico !== lugar) throw new ForaDoLeiaute(onde);
    exigirFilhos(filho, onde, lugares);
  }
}

/** The namespace of the layout everywhere, and that of signatures only below a signature in its place. */
export function exigirLugares(raiz: XmlElement, lugares: Lugares): void {
  if (raiz.namespace !== lugares.namespace) throw new ForaDoLeiaute(`${raiz.name}/@xmlns`);
  exigirIdentificadores(raiz, lugares);
  exigirFilhos(raiz, raiz.name, lugares);
}
