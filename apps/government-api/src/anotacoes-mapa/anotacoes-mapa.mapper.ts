import type { components } from '@alipen/contracts/generated/government-api';
import type { Pessoa } from '../auth/pessoa.ts';
import type { Anotacao } from './anotacoes-mapa.repository.ts';

type Schemas = components['schemas'];

export const podeRetirar = (
  { usuarioId, authorities }: Pick<Pessoa, 'usuarioId' | 'authorities'>,
  { criadaPor, retiradaEm }: Anotacao,
): boolean => retiradaEm === null && (criadaPor === usuarioId || authorities.includes('AL_GESTOR'));

export const toAnotacao = (pessoa: Pessoa, anotacao: Anotacao): Schemas['AnotacaoMapa'] => ({
  id: anotacao.id,
  lotacaoId: anotacao.lotacaoId,
  data: anotacao.data,
  tipoAlimentacaoId: anotacao.tipoAlimentacaoId,
  tipoPublicoId: anotacao.tipoPublicoId,
  refeicao: anotacao.refeicao,
  publico: anotacao.publico,
  texto: anotacao.texto,
  por: anotacao.por,
  em: anotacao.em,
  retiradaEm: anotacao.retiradaEm,
  retiradaPor: anotacao.retiradaPor,
  acoes: podeRetirar(pessoa, anotacao) ? ['retirar'] : [],
});
