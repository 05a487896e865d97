import { assuntoEm, enderecoDe, passosDe } from './caminho.model.ts';

const MAPA = '/modules/relatorios/mapaDiarioDeAlimentacao';
const FECHAMENTOS = '/modules/relatorios/fechamentos';
const MEDICOES = '/modules/relatorios/medicoes';
const PAGAMENTOS = '/modules/relatorios/pagamentos';
const SOLICITACAO = '/modules/solicitacao';
const PEDIDOS = '/modules/monitoramento/acompanhamento';
const busca = (texto: string) => new URLSearchParams(texto);
const para = (rota: Parameters<typeof passosDe>[0], texto: string) =>
  passosDe(rota, busca(texto), () => true).flatMap(({ aqui, para: endereco }) => (aqui ? [] : [endereco]));

describe('as telas vizinhas', () => {
  it('levam o dia e a unidade do mapa ao fechamento, e o mês à medição', () => {
    expect(para(MAPA, 'data=2026-11-20&lotacaoId=12')).toEqual([
      `${FECHAMENTOS}?lotacaoId=12&data=2026-11-20`,
      `${MEDICOES}?mes=2026-11`,
      PAGAMENTOS,
    ]);
  });

  it('do mês de uma unidade não levam o dia que ficou no endereço', () => {
    expect(para(MAPA, 'visao=mes&mes=2026-10&data=2026-11-20&lotacaoId=12')[0]).toBe(
      `${FECHAMENTOS}?lotacaoId=12&mes=2026-10`,
    );
    expect(para(MEDICOES, 'mes=2026-10')).toEqual([
      `${MAPA}?mes=2026-10&visao=consolidado`,
      `${FECHAMENTOS}?mes=2026-10`,
      PAGAMENTOS,
    ]);
    expect(para(FECHAMENTOS, 'mes=2026-10&lotacaoId=12')[0]).toBe(`${MAPA}?lotacaoId=12&mes=2026-10&visao=mes`);
  });

  it('de um dia passam a um período só dele, e voltam', () => {
    expect(para(SOLICITACAO, 'lotacao=3&data=2026-11-21')).toContain(
      `${PEDIDOS}?lotacoes=3&de=2026-11-21&ate=2026-11-21`,
    );
    expect(para(PEDIDOS, 'lotacoes=3&de=2026-11-21&ate=2026-11-21')).toContain(
      `${SOLICITACAO}?lotacao=3&data=2026-11-21`,
    );
    expect(assuntoEm(PEDIDOS, busca('lotacoes=3,4&de=2026-11-01&ate=2026-11-21'))).toEqual({});
  });

  it('do que o endereço diz errado não levam nada', () => {
    expect(assuntoEm(MAPA, busca('data=ontem&mes=x&lotacaoId=-1'))).toEqual({});
    expect(enderecoDe(MEDICOES, {})).toBe(MEDICOES);
  });

  it('são só as que a pessoa abre; sozinha, a tela não mostra nada', () => {
    const rotas = passosDe(MAPA, busca(''), rota => rota === FECHAMENTOS).map(({ rota }) => rota);
    expect(rotas).toEqual([MAPA, FECHAMENTOS]);
    expect(passosDe(MAPA, busca(''), () => false)).toEqual([]);
    expect(passosDe('/downloads', busca(''), () => true)).toEqual([]);
  });
});
