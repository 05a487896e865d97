import { porExtenso } from '../../clock/zoned-time.ts';

/** One reason of a unit's day. `parada`: the unit receives no meal at all that day. */
export type InterrompidaLida = {
  readonly lotacaoId: number;
  readonly data: string;
  readonly motivo: string;
  readonly fim: string;
  /** The unit suspended its activity, in some meals or in all of them; otherwise a contract delivers nothing. */
  readonly suspensa: boolean;
  readonly todas: boolean;
  readonly refeicaoIds: readonly number[];
  readonly refeicoes: string;
  /** Empty: every public. */
  readonly publicoIds: readonly number[];
  readonly publicos: string | null;
  readonly parada: boolean;
};

type Celula = { readonly tipoAlimentacaoId: number; readonly tipoPublicoId: number };

export type EntregaInterrompida = {
  readonly texto: string;
  readonly parada: boolean;
  readonly suspensa: boolean;
  /** Those that nobody receives that day. */
  readonly refeicoes: ReadonlySet<number>;
  /** Whether the meal is not received by this public that day. */
  readonly alcanca: (celula: Celula) => boolean;
};

export type InterrompidaEm = (lotacaoId: number, data: string) => EntregaInterrompida | null;

/** In the form of the API, left out where every meal is delivered. */
export const toInterrupcao = (interrompida: EntregaInterrompida | null) =>
  interrompida && {
    interrupcao: {
      texto: interrompida.texto,
      parada: interrompida.parada,
      refeicoes: [...interrompida.refeicoes],
      ...(interrompida.suspensa && { suspensa: true }),
    },
  };

/** By unit and day; null where every meal is delivered. */
export function interrompidasPorDia(lidas: readonly InterrompidaLida[]): InterrompidaEm {
  const porDia = new Map<string, InterrompidaLida[]>();
  for (const lida of lidas) {
    const chave = `${lida.lotacaoId} ${lida.data}`;
    porDia.set(chave, [...(porDia.get(chave) ?? []), lida]);
  }
  return (lotacaoId, data) => {
    const doDia = porDia.get(`${lotacaoId} ${data}`);
    if (!doDia) return null;
    return {
      texto: doDia.map(emPalavras).join(' '),
      parada: doDia.some(({ parada }) => parada),
      suspensa: doDia.some(({ suspensa }) => suspensa),
      refeicoes: new Set(doDia.flatMap(({ refeicaoIds, publicoIds }) => (publicoIds.length ? [] : refeicaoIds))),
      alcanca: ({ tipoAlimentacaoId, tipoPublicoId }) =>
        doDia.some(
          ({ refeicaoIds, publicoIds }) =>
            refeicaoIds.includes(tipoAlimentacaoId) && (!publicoIds.length || publicoIds.includes(tipoPublicoId)),
        ),
    };
  };
}

function emPalavras(lida: InterrompidaLida): string {
  const { suspensa, parada, refeicoes, motivo, fim } = lida;
  const oQueEntregam = parada ? 'Entrega interrompida' : `Entrega interrompida de ${refeicoes}`;
  return `${suspensa ? oQueSeSuspende(lida) : oQueEntregam} até ${porExtenso(fim)}: ${motivo.replace(/\.+$/, '')}.`;
}

function oQueSeSuspende({ todas, refeicoes, publicos }: InterrompidaLida): string {
  const de = todas ? '' : ` de ${refeicoes}`;
  return de || publicos ? `Suspensão${de}${publicos ? ` para ${publicos}` : ''}` : 'Atividade suspensa';
}
