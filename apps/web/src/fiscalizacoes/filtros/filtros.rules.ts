import { ROTULO_DE_GRAVIDADE } from '@alipen/contracts/generated/rotulos/formularios';
import type { FilterRule } from '../../list/list.model.ts';
import { isId } from '../../record/record.address.ts';

export const ehGravidade = (texto: string): texto is keyof typeof ROTULO_DE_GRAVIDADE =>
  Object.hasOwn(ROTULO_DE_GRAVIDADE, texto);

type DeTela = Extract<FilterRule, { kind: 'custom' }>;

/** Shared by every view of monitoring under the contract's own names, so that changing the view keeps them. */
export const REGRAS_COMUNS = {
  fornecedorId: { key: 'fornecedorId', label: 'Fornecedor', kind: 'custom', valid: isId },
  lotacaoId: { key: 'lotacaoId', label: 'Lotação', kind: 'custom', valid: isId },
  gravidade: { key: 'gravidade', label: 'Gravidade do que falhou', kind: 'custom', valid: ehGravidade },
} as const satisfies Record<string, DeTela>;
export type FiltroComum = keyof typeof REGRAS_COMUNS;

/** Invalid values in the address are ignored. */
export function filtrosEm(search: URLSearchParams) {
  const lido = (nome: FiltroComum) => {
    const texto = search.get(nome);
    return texto !== null && REGRAS_COMUNS[nome].valid(texto) ? texto : undefined;
  };
  const [fornecedorId, lotacaoId, gravidade] = [lido('fornecedorId'), lido('lotacaoId'), lido('gravidade')];
  return {
    ...(fornecedorId && { fornecedorId: Number(fornecedorId) }),
    ...(lotacaoId && { lotacaoId: Number(lotacaoId) }),
    ...(gravidade && ehGravidade(gravidade) && { gravidade }),
  };
}
