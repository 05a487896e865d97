import { acoesDe, ciclo, papeisLivres } from './fechamentos.ciclo.rules.ts';

describe('o ciclo do mapa', () => {
  it('aberto ou reaberto se fecha; fechado se assina e só a gestora reabre', () => {
    const todas = ['AL_GESTOR', 'SOLICITANTE', 'AL_FISCAL'];
    expect(acoesDe(null, todas, [])).toEqual(['fechar']);
    expect(acoesDe('REABERTO', ['SOLICITANTE'], [])).toEqual(['fechar']);
    expect(acoesDe('FECHADO', ['SOLICITANTE'], ['RESPONSAVEL_UNIDADE'])).toEqual(['assinar']);
    expect(acoesDe('FECHADO', ['AL_FISCAL'], ['FISCAL'])).toEqual(['assinar']);
    expect(acoesDe('ASSINADO', ['AL_GESTOR'], [])).toEqual(['reabrir']);
    expect(acoesDe('FECHADO', ['AL_ATENDIMENTO', 'AL_MONITORAMENTO'], [])).toEqual([]);
  });

  it('a ação fora de hora é recusada em palavras', () => {
    expect(() => ciclo.require('fechar', { situacao: 'ASSINADO' })).toThrow('Este dia já está fechado.');
    expect(() => ciclo.require('assinar', { situacao: null })).toThrow('Só se assina o mapa de um dia fechado.');
    expect(() => ciclo.require('reabrir', { situacao: 'REABERTO' })).toThrow('Só se reabre um dia que está fechado.');
  });

  it('uma pessoa assina em um papel só; a ciência do preposto ela registra além dele', () => {
    const gestora = { usuarioId: 1, authorities: ['AL_GESTOR'] };
    expect(papeisLivres([], gestora)).toEqual(['RESPONSAVEL_UNIDADE', 'FISCAL', 'PREPOSTO']);
    expect(papeisLivres([{ papel: 'FISCAL', usuarioId: 1 }], gestora)).toEqual(['PREPOSTO']);
    expect(papeisLivres([{ papel: 'PREPOSTO', usuarioId: 1 }], gestora)).toEqual(['RESPONSAVEL_UNIDADE', 'FISCAL']);
    expect(papeisLivres([], { usuarioId: 2, authorities: ['AL_ATENDIMENTO'] })).toEqual([]);
  });
});
