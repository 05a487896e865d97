import type { components } from '@alipen/contracts/generated/bff';
import { type Fields, type Merged, same } from '../../drafts/merge.ts';
import type { Formulario, Item } from '../fiscalizacoes.queries.ts';
import { escreverDecimos, escreverMinutos } from './numeros.parser.ts';
import { EM_BRANCO, itensDe, type Preenchimento, type RespostaDigitada, respostasDe } from './preenchimento.model.ts';

// One inspection on two devices of the same person: the newer answer of each item stays, photos are only added.

type Schemas = components['schemas'];
type Resposta = Schemas['RespostaDoItem'];
type Foto = Schemas['FotoDeclarada'];

export interface Guardado {
  respostas: readonly Resposta[];
  fotos: readonly Foto[];
}

/** The answers by item, and under `fotos` what they name. */
export type Campos = Fields<Resposta | readonly Foto[] | undefined>;

const FOTOS = 'fotos';

/** The answers of this device with their hours; one that was taken back is sent empty. */
export function paraOServidor(formulario: Formulario, em: Preenchimento): Resposta[] {
  const ditas = new Map(respostasDe(formulario, em).map(resposta => [resposta.item, resposta]));
  return itensDe(formulario).flatMap(({ codigo }) => {
    const hora = em.horas?.[codigo];
    const dita = ditas.get(codigo);
    // Without an hour of its own it is as old as the inspection.
    if (hora || dita) return [{ ...(dita ?? { item: codigo }), em: hora ?? em.iniciadaEm }];
    return [];
  });
}

export function camposDe(formulario: Formulario, { respostas, fotos }: Guardado): Campos {
  const itens = new Set(itensDe(formulario).map(({ codigo }) => codigo));
  return {
    ...Object.fromEntries(respostas.filter(({ item }) => itens.has(item)).map(dita => [dita.item, dita])),
    [FOTOS]: fotos.toSorted((a, b) => (a.uuid < b.uuid ? -1 : 1)),
  };
}

const fotosDos = (campos: Campos) => (campos[FOTOS] ?? []) as readonly Foto[];
const respostasDos = ({ [FOTOS]: _, ...campos }: Campos) => Object.values(campos as Fields<Resposta>);

export const guardadoDe = (campos: Campos) => ({ respostas: respostasDos(campos), fotos: [...fotosDos(campos)] });

/** `daqui`: the photos that this device holds. Whoever merges last, both devices come to the same. */
export function juntar(minhas: Campos, deles: Campos, daqui: ReadonlySet<string>): Merged<Campos> {
  const fields: Record<string, Campos[string]> = { ...minhas };
  const taken: string[] = [];
  const tomar = (chave: string, valor: Campos[string]) => {
    if (same(fields[chave], valor)) return;
    fields[chave] = valor;
    taken.push(chave);
  };
  for (const dela of respostasDos(deles)) {
    const minha = minhas[dela.item] as Resposta | undefined;
    const depois = quantoDepois(dela, minha);
    if (depois < 0) continue;
    // A photo on this device is nowhere else: it stays, whoever answered last.
    const ficam = (minha?.fotos ?? []).filter(id => depois === 0 || daqui.has(id));
    const fotos = [...new Set([...(dela.fotos ?? []), ...ficam])];
    tomar(dela.item, { ...dela, ...(fotos.length > 0 && { fotos }) });
  }
  const conhecidas = new Set(fotosDos(minhas).map(({ uuid }) => uuid));
  const novas = fotosDos(deles).filter(({ uuid }) => !conhecidas.has(uuid));
  if (novas.length > 0) tomar(FOTOS, [...fotosDos(minhas), ...novas]);
  return { fields, conflicts: [], taken };
}

/** Milliseconds; negative where mine is newer. An answer without an hour is older than any other. */
function quantoDepois({ em: dela }: Resposta, minha: Resposta | undefined): number {
  if (!minha) return 1;
  return dela ? Date.parse(dela) - Date.parse(minha.em ?? new Date(0).toISOString()) : -1;
}

/** What came in, as it is typed on this device. */
export function comCampos(
  formulario: Formulario,
  em: Preenchimento,
  chegados: Campos,
  daqui: ReadonlySet<string>,
): Pick<Preenchimento, 'respostas' | 'horas' | 'fotosDeLonge'> {
  const respostas = { ...em.respostas };
  const horas = { ...em.horas };
  for (const item of itensDe(formulario)) {
    const dita = chegados[item.codigo] as Resposta | undefined;
    if (!dita) continue;
    respostas[item.codigo] = digitadaDe(item, dita);
    if (dita.em) horas[item.codigo] = dita.em;
  }
  const deLonge = new Map((em.fotosDeLonge ?? []).map(foto => [foto.uuid, foto]));
  for (const foto of fotosDos(chegados)) if (!daqui.has(foto.uuid)) deLonge.set(foto.uuid, foto);
  return { respostas, horas, fotosDeLonge: [...deLonge.values()] };
}

const PROVIDENCIA = 'Providência imediata: ';

export function digitadaDe(item: Item, resposta: Resposta): RespostaDigitada {
  const { valor, pesos, leituras = [], quantidades = [], texto = '', observacao = '', fotos = [] } = resposta;
  const hora = item.tipo === 'HORA' || item.tipo === 'AUTOMATICO';
  const linhas = observacao.split('\n');
  const providencia = linhas.findIndex(linha => linha.startsWith(PROVIDENCIA));
  const motivo = providencia < 0 ? linhas : linhas.slice(0, providencia);
  return {
    ...EM_BRANCO,
    resposta: resposta.resposta ?? null,
    valor: valor === undefined ? '' : hora ? escreverMinutos(valor) : String(valor),
    tara: pesos ? String(pesos.taraG) : '',
    brutos: pesos ? pesos.brutosG.map(String) : [],
    leituras: leituras.map(({ preparacao = '', graus, medidaEm = '' }) => ({
      preparacao,
      graus: escreverDecimos(graus),
      medidaEm,
    })),
    quantidades: Object.fromEntries(quantidades.map(({ tipoPublicoId, entregue }) => [tipoPublicoId, entregue])),
    texto,
    motivo: motivo.join('\n'),
    providencia: providencia < 0 ? '' : linhas.slice(providencia).join('\n').slice(PROVIDENCIA.length),
    fotos: [...fotos],
  };
}
