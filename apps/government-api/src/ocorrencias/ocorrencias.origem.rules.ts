import { problema } from '@alipen/platform/problems/problema';
import type { Origem } from './ocorrencias.repository.ts';

type Registro = 'recebimentoId' | 'fiscalizacaoId';
/** A record that does not exist and one of another order get the same answer, which reveals nothing of other units. */
const recusas: Readonly<Record<Registro, { alheio: string; naoVale: string; outraRefeicao: string }>> = {
  recebimentoId: {
    alheio: 'Este recebimento não é deste pedido.',
    naoVale: 'Este recebimento foi corrigido ou anulado: abra a ocorrência a partir do registro que vale.',
    outraRefeicao: 'Este recebimento é de outra refeição.',
  },
  fiscalizacaoId: {
    alheio: 'Esta fiscalização não é deste pedido.',
    naoVale: 'Esta fiscalização ainda não foi concluída: só depois dela se abre ocorrência.',
    outraRefeicao: 'Esta fiscalização é de outra refeição.',
  },
};

export function conferirRegistro(campo: Registro, registro: Origem | undefined, refeicao: number | null): number {
  const { alheio, naoVale, outraRefeicao } = recusas[campo];
  if (!registro) throw invalida(`/${campo}`, alheio);
  if (!registro.vale) throw invalida(`/${campo}`, naoVale);
  if (refeicao !== null && refeicao !== registro.tipoAlimentacaoId) throw invalida(`/${campo}`, outraRefeicao);
  return registro.tipoAlimentacaoId;
}

export const invalida = (pointer: string, detail: string) =>
  problema('dados-invalidos', { detail, errors: [{ pointer, detail }] });
