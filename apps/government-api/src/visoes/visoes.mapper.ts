import type { components } from '@alipen/contracts/generated/government-api';
import type { Pessoa } from '../auth/pessoa.ts';
import type { Linha } from './visoes.repository.ts';

type Visao = components['schemas']['Visao'];

export function toVisao(row: Linha, pessoa: Pick<Pessoa, 'usuarioId'>): Visao {
  return {
    id: row.id,
    tela: row.tela,
    nome: row.nome,
    endereco: row.endereco,
    perfil: row.perfil as Visao['perfil'],
    propria: row.usuarioId === pessoa.usuarioId,
    padrao: row.padrao,
    autor: row.autor,
  };
}
