import type { Contexto } from './calculo.rules.ts';
import { type ConteudoFormulario, type Item, itensDe, type Resposta } from './respostas.rules.ts';

/** What the preview assumes where the manager says nothing: the defaults of the domain (rules R9 to R14). */
const EXEMPLO = {
  toleranciaMin: 15,
  toleranciaPeso: 500,
  toleranciaPesoUnidade: 1000,
  conservacaoMin: 360,
  amostraHoras: 72,
  amostras: 3,
};
const MEIO_DIA = 12 * 60;

export function entregaDeExemplo(
  formulario: Pick<ConteudoFormulario, 'secoes'>,
  respostas: readonly Resposta[],
  { atrasoMin = 0, confirmada = 100, agora }: { atrasoMin?: number; confirmada?: number; agora: Date },
): Contexto {
  const doForm = itensDe(formulario);
  const limite = (tipo: Item['tipo'], qual: 'minimo' | 'maximo') =>
    doForm.find(item => item.tipo === tipo && item.limites?.[qual] !== undefined)?.limites?.[qual] ?? null;
  const publicos = respostas.flatMap(({ quantidades = [] }) => quantidades.map(({ tipoPublicoId }) => tipoPublicoId));
  const [primeiro = 1, ...outros] = [...new Set(publicos)];
  return {
    limites: {
      ...EXEMPLO,
      conservacaoMin: limite('HORA', 'maximo') ?? EXEMPLO.conservacaoMin,
      tempMinimaQuente: limite('TEMPERATURA', 'minimo'),
      tempMaximaFria: limite('TEMPERATURA', 'maximo'),
      pesoMinimoG: limite('PESOS', 'minimo'),
    },
    atrasoMin,
    fimDaJanelaMin: null,
    // The first public gets the whole confirmed number, because the example counts one.
    confirmadas: [
      { tipoPublicoId: primeiro, confirmada },
      ...outros.map(tipoPublicoId => ({ tipoPublicoId, confirmada: 0 })),
    ],
    consumoMin: MEIO_DIA,
    anteriores: new Map(),
    coletaEm: agora,
  };
}
