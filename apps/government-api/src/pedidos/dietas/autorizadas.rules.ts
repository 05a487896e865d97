import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';

type Schemas = components['schemas'];
type Celula = {
  tipoAlimentacaoId: number;
  tipoPublicoId: number;
  quantidade: number;
  refeicao: string;
  publico: string;
};
type EmVigor = { pessoa: string; tipoPublicoId: number; tipoDietaId: number; codigo: string };
type Pedida = {
  tipoAlimentacaoId: number;
  tipoPublicoId: number;
  tipoDietaId: number;
  codigo: string;
  quantidade: number;
};

/** One for each person and meal that the order asks for the person's public. */
export const autorizadasDe = (celulas: readonly Celula[], emVigor: readonly EmVigor[]): Schemas['DietaAutorizada'][] =>
  celulas
    .filter(({ quantidade }) => quantidade > 0)
    .flatMap(({ tipoAlimentacaoId, tipoPublicoId }) =>
      emVigor
        .filter(dieta => dieta.tipoPublicoId === tipoPublicoId)
        .map(({ tipoDietaId, codigo, pessoa }) => ({ tipoAlimentacaoId, tipoPublicoId, tipoDietaId, codigo, pessoa })),
    );

/** How an order's diets differ from the authorised ones, meal by meal, with nothing of whose they are. */
export function diferencasDe(
  celulas: readonly Celula[],
  autorizadas: readonly Schemas['DietaAutorizada'][],
  pedidas: readonly Pedida[],
): string[] {
  const codigos = [...new Set([...autorizadas, ...pedidas].map(({ codigo }) => codigo))].sort(
    (a, b) => Number(a.slice(1)) - Number(b.slice(1)),
  );
  return celulas.flatMap(celula => {
    const desta = <D extends { tipoAlimentacaoId: number; tipoPublicoId: number; codigo: string }>(
      dietas: readonly D[],
      codigo: string,
    ) =>
      dietas.filter(
        dieta =>
          dieta.codigo === codigo &&
          dieta.tipoAlimentacaoId === celula.tipoAlimentacaoId &&
          dieta.tipoPublicoId === celula.tipoPublicoId,
      );
    return codigos.flatMap(codigo => {
      const autorizada = desta(autorizadas, codigo).length;
      const pedida = desta(pedidas, codigo).reduce((soma, { quantidade }) => soma + quantidade, 0);
      if (autorizada === pedida) return [];
      const onde = `${celula.refeicao} para ${celula.publico}`;
      return [
        `${onde}, dieta ${codigo}: ${autorizada} ${autorizada === 1 ? 'autorizada' : 'autorizadas'} e ${pedida} no pedido.`,
      ];
    });
  });
}

/** Only where the unit has authorised diets on that day: elsewhere the numbers are said as they always were. */
export function exigirMotivo(
  { autorizadas, diferencas }: { autorizadas: readonly unknown[]; diferencas: readonly string[] },
  motivo: string | null,
  onde: string,
): void {
  if (autorizadas.length === 0 || diferencas.length === 0 || motivo) return;
  const detail = `As dietas do pedido diferem das autorizadas: ${diferencas.slice(0, 3).join(' ')} Use as autorizadas, ou diga o motivo.`;
  throw problema('justificativa-obrigatoria', { detail, errors: [{ pointer: onde, detail }] });
}
