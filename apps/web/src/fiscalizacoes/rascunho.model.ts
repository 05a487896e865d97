import type { components } from '@alipen/contracts/generated/bff';
import type { Formulario, Item } from './fiscalizacoes.queries.ts';
import { escreverDecimos, escreverMinutos } from './numeros.parser.ts';
import {
  EM_BRANCO,
  itensDe,
  type Preenchimento,
  type RespostaDigitada,
  respostaDe,
  respostasDe,
} from './preenchimento.model.ts';

// Merges one inspection on two devices of the same person: the newer answer of each item stays, photos are only added.

type Schemas = components['schemas'];
type Resposta = Schemas['RespostaDoItem'];
type Guardado = Pick<Schemas['RascunhoGuardado'], 'respostas' | 'fotos'>;

/** The answers of this device with their hours; one that was taken back is sent empty. */
export function paraOServidor(formulario: Formulario, em: Preenchimento): Resposta[] {
  const ditas = new Map(respostasDe(formulario, em).map(resposta => [resposta.item, resposta]));
  return itensDe(formulario).flatMap(({ codigo }) => {
    const hora = em.horas?.[codigo];
    const dita = ditas.get(codigo);
    if (hora) return [{ ...(dita ?? { item: codigo }), em: hora }];
    return dita ? [dita] : [];
  });
}

/** What the other device added; null: nothing new. */
export function juntar(
  formulario: Formulario,
  em: Preenchimento,
  guardado: Guardado,
  minhas: ReadonlySet<string>,
): Pick<Preenchimento, 'respostas' | 'horas' | 'fotosDeLonge'> | null {
  const respostas = { ...em.respostas };
  const horas = { ...em.horas };
  let mudou = false;
  for (const item of itensDe(formulario)) {
    const dela = guardado.respostas.find(resposta => resposta.item === item.codigo);
    if (!dela || !maisNova(dela.em, horas[item.codigo], respostas[item.codigo] !== undefined)) continue;
    const antes = respostaDe(em, item.codigo);
    const digitada = digitadaDe(item, dela);
    // A photo on this device is nowhere else: it stays, whoever answered last.
    const fotos = [...new Set([...digitada.fotos, ...antes.fotos.filter(id => minhas.has(id))])];
    respostas[item.codigo] = { ...digitada, fotos };
    if (dela.em) horas[item.codigo] = dela.em;
    mudou = true;
  }
  const deLonge = guardado.fotos.filter(({ uuid }) => !minhas.has(uuid));
  const conhecidas = new Set((em.fotosDeLonge ?? []).map(({ uuid }) => uuid));
  const novas = deLonge.filter(({ uuid }) => !conhecidas.has(uuid));
  if (!mudou && novas.length === 0) return null;
  return { respostas, horas, fotosDeLonge: [...(em.fotosDeLonge ?? []), ...novas] };
}

const maisNova = (dela: string | undefined, minha: string | undefined, tenho: boolean) =>
  minha === undefined ? !tenho || dela !== undefined : dela !== undefined && Date.parse(dela) > Date.parse(minha);

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
