import { feitoDe, nomeDoCampo, valorDe } from './historico.labels.ts';

describe('o histórico em palavras', () => {
  it.each([
    ['criarLotacao', 'Cadastrou'],
    ['gravarEfetivoDoMes', 'Gravou'],
    ['inativarLotacoes', 'Desativou'],
    ['revisarTudo', 'Revisar tudo'],
    ['encerrarSessoes', 'Encerrou as sessões'],
    ['cancelarVigenciaTipo', 'Desistiu da mudança'],
  ])('%s é "%s"', (acao, texto) => expect(feitoDe(acao)).toBe(texto));

  it.each([
    ['responsavelNome', 'Responsável'],
    ['internos:2026-11-20', 'Internos em 20/11/2026'],
    ['precoCentavos:Almoço/Interno', 'Preço (Almoço/Interno)'],
    ['toleranciaMinutos', 'Tolerancia minutos'],
    ['valorTotalCentavos', 'Valor total'],
  ])('o campo %s é "%s"', (campo, texto) => expect(nomeDoCampo(campo)).toBe(texto));

  it.each([
    ['ativa', false, 'Não'],
    ['capacidade', 1234, '1.234'],
    ['precoCentavos', 450, 'R$ 4,50'],
    ['vigenciaFim', '2026-12-31', '31/12/2026'],
    ['telefone', null, 'vazio'],
    ['situacao', 'BLOQUEADO', 'Bloqueada'],
    ['authorities', ['AL_FISCAL', 'SOLICITANTE'], 'AL FISCAL, SOLICITANTE'],
    ['cor', 'AMBAR', 'Âmbar'],
    ['emails', ['a@b', 'c@d'], 'a@b, c@d'],
    ['dias', [{ data: '2026-11-20', internos: 5 }], 'Data: 20/11/2026, Internos: 5'],
  ])('%s %j é "%s"', (campo, valor, texto) => expect(valorDe(campo, valor).replaceAll('\u00a0', ' ')).toBe(texto));
});
