import type { components } from '@alipen/contracts/generated/government-api';

type Contrato = components['schemas']['ReferenciaContrato'];

/** `Sabor do Cocal · Boa Mesa`: each supplier once. */
export const fornecedoresDe = (contratos: readonly Contrato[]): string =>
  [...new Set(contratos.map(({ fornecedor }) => fornecedor))].join(' · ');

export const quemEntrega = (contratos: readonly Contrato[]): string =>
  contratos.length === 1
    ? `Contrato ${contratos[0]?.numero} · ${contratos[0]?.fornecedor}`
    : `Fornecedor: ${fornecedoresDe(contratos)}`;
