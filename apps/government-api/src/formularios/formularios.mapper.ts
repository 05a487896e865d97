import type { components } from '@alipen/contracts/generated/government-api';
import type { FormularioLido } from './formularios.repository.ts';
import { itensDe } from './respostas.rules.ts';

type Schemas = components['schemas'];

const identidade = ({ formulario: { id, versao, criadoEm }, contrato, vigente, criadoPor }: FormularioLido) => ({
  id,
  versao,
  contrato,
  vigenteDesde: criadoEm.toISOString(),
  vigente,
  criadoPor,
});

export function toFormulario(lido: FormularioLido): Schemas['Formulario'] {
  const { contratoId, titulo, secoes, faixasDesconto, notas } = lido.formulario;
  return { ...identidade(lido), contratoId, titulo, secoes, faixasDesconto, notas };
}

export function toFormularioResumido(lido: FormularioLido): Schemas['FormularioResumido'] {
  const { titulo } = lido.formulario;
  return { ...identidade(lido), titulo, itens: itensDe(lido.formulario).length };
}
