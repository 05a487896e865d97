import { porExtenso } from '../../clock/zoned-time.ts';

/** One reason of a unit's day. `parada`: the unit receives no meal at all that day. */
export type InterrompidaLida = {
  readonly lotacaoId: number;
  readonly data: string;
  readonly motivo: string;
  readonly fim: string;
  readonly refeicaoIds: readonly number[];
  readonly refeicoes: string;
  readonly parada: boolean;
};

/** `refeicoes`: those that are not delivered that day. */
export type EntregaInterrompida = {
  readonly texto: string;
  readonly parada: boolean;
  readonly refeicoes: ReadonlySet<number>;
};

export type InterrompidaEm = (lotacaoId: number, data: string) => EntregaInterrompida | null;

/** In the form of the API, left out where every meal is delivered. */
export const toInterrupcao = (interrompida: EntregaInterrompida | null) =>
  interrompida && { interrupcao: { ...interrompida, refeicoes: [...interrompida.refeicoes] } };

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
      refeicoes: new Set(doDia.flatMap(({ refeicaoIds }) => refeicaoIds)),
    };
  };
}

function emPalavras({ parada, refeicoes, motivo, fim }: InterrompidaLida): string {
  const que = parada ? 'Entrega interrompida' : `Entrega interrompida de ${refeicoes}`;
  return `${que} até ${porExtenso(fim)}: ${motivo.replace(/\.+$/, '')}.`;
}
