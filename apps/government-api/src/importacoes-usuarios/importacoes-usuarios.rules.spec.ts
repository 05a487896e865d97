import { diante, type UnidadeAchada, unidadeDe } from './importacoes-usuarios.rules.ts';

const unidade = (id: number): UnidadeAchada => ({ id, codigo: `MA-${id}`, nome: 'Casa' });
const rosa = {
  cpf: '98765432100',
  nome: 'Rosa Lima',
  matricula: '7',
  email: 'rosa@orgao.gov.br',
  authorities: ['AL_FISCAL', 'SOLICITANTE'],
  lotacaoId: 1,
} as const;

describe('a unidade de quem entra', () => {
  it('sem unidade escrita é a administração central', () => {
    expect(unidadeDe(null, [])).toEqual({ lotacao: null });
  });

  it('uma achada é ela; nenhuma ou várias recusam a linha', () => {
    expect(unidadeDe('Casa', [unidade(1)])).toEqual({ lotacao: unidade(1) });
    expect(unidadeDe('Casa', [])).toMatchObject({ recusa: { feito: 'recusada', coluna: 'Unidade' } });
    expect(unidadeDe('Casa', [unidade(1), unidade(2)])).toMatchObject({
      recusa: { motivo: 'Há 2 unidades com este nome: escreva o código (MA-1, MA-2).' },
    });
  });
});

describe('quem já está cadastrado', () => {
  it('igual é igual, em qualquer ordem dos perfis; o e-mail vazio não diz nada', () => {
    expect(diante({ ...rosa, authorities: ['SOLICITANTE', 'AL_FISCAL'], email: null }, rosa)).toEqual({
      feito: 'igual',
    });
  });

  it('o que difere recusa a linha, e nada do que a pessoa pode muda por uma planilha', () => {
    expect(diante({ ...rosa, authorities: ['AL_GESTOR'], lotacaoId: null }, rosa)).toMatchObject({
      feito: 'recusada',
      motivo: 'Este CPF já está cadastrado, com outro valor em: perfil, unidade. Mude na ficha da pessoa.',
    });
  });
});
