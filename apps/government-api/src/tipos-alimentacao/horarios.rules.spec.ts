import { avisosDosHorarios, errosDosHorarios, type Horarios, horariosDe } from './horarios.rules.ts';
import { fraseDoUso } from './uso.rules.ts';

const almoco: Horarios = {
  horaLimitePedido: '18:00',
  diasAntecedencia: 1,
  horaLimiteAjuste: '08:30',
  diasAntecedenciaAjuste: 0,
  entregaInicio: '11:00',
  entregaFim: '12:00',
  toleranciaMin: 15,
  pesoMinimoG: 700,
  toleranciaPesoPct: 5,
  toleranciaPesoUnidadePct: 10,
  tempMinimaQuenteC: 60,
  tempMaximaFriaC: 5,
};

describe('os horários de um tipo', () => {
  it('vêm do banco com segundos e vão sem', () => {
    const linha = { ...almoco, horaLimitePedido: '18:00:00', horaLimiteAjuste: '08:30:00', entregaInicio: '11:00:00' };
    expect(horariosDe({ ...linha, entregaFim: '12:00:00' })).toEqual(almoco);
    expect(horariosDe({ ...linha, horaLimiteAjuste: null }).horaLimiteAjuste).toBeNull();
  });

  it.each([
    ['a entrega que termina antes de começar', { entregaFim: '10:00' }, '/horarios/entregaFim'],
    ['a entrega que termina quando começa', { entregaFim: '11:00' }, '/horarios/entregaFim'],
    [
      'a tolerância da unidade menor que a da média',
      { toleranciaPesoUnidadePct: 4 },
      '/horarios/toleranciaPesoUnidadePct',
    ],
  ])('recusa %s', (_nome, mudanca, pointer) => {
    expect(errosDosHorarios({ ...almoco, ...mudanca }, '/horarios').map(erro => erro.pointer)).toEqual([pointer]);
  });

  it('não avisa nada dos horários comuns, nem do ajuste do café na véspera', () => {
    expect(avisosDosHorarios(almoco, [])).toEqual([]);
    const cafe = { ...almoco, entregaInicio: '06:00', entregaFim: '07:00', horaLimiteAjuste: '20:00' };
    expect(avisosDosHorarios({ ...cafe, diasAntecedenciaAjuste: 1 }, [])).toEqual([]);
  });

  it('avisa do prazo depois da janela, do ajuste depois da janela e das janelas que coincidem', () => {
    const avisos = avisosDosHorarios(
      { ...almoco, diasAntecedencia: 0, horaLimitePedido: '13:00', horaLimiteAjuste: '13:30' },
      [
        { nome: 'Lanche', horarios: { ...almoco, entregaInicio: '11:30', entregaFim: '12:30' } },
        { nome: 'Jantar', horarios: { ...almoco, entregaInicio: '12:00', entregaFim: '13:00' } },
      ],
    );
    expect(avisos).toEqual([
      'O pedido fecha às 13:00, depois que a entrega já começou (11:00).',
      'O pedido fecha no próprio dia, mas pedidos para hoje saem sempre como emergenciais.',
      'O ajuste fecha às 13:30, depois que a entrega já começou (11:00).',
      'A entrega (11:00–12:00) coincide com a de Lanche (11:30–12:30).',
    ]);
  });

  it('avisa do ajuste que fecha antes do pedido', () => {
    const antes = { ...almoco, horaLimiteAjuste: '17:00', diasAntecedenciaAjuste: 1 };
    expect(avisosDosHorarios(antes, [])).toEqual([
      'O limite de ajuste vem antes do limite do pedido: não haverá ajuste.',
    ]);
  });
});

describe('o uso de um tipo', () => {
  it('diz quem depende dele, com até três nomes', () => {
    const uso = {
      unidades: 5,
      nomesDasUnidades: ['UP 1', 'UP 2', 'UP 3'],
      contratos: 1,
      numerosDosContratos: ['018/2025'],
      pedidos: 1,
    };
    expect(fraseDoUso('Almoço', uso)).toBe(
      'Almoço está em uso: programação de 5 unidades (UP 1, UP 2, UP 3 e mais 2); preço em 1 contrato (018/2025); 1 pedido de hoje em diante.',
    );
    expect(
      fraseDoUso('Ceia', { unidades: 0, nomesDasUnidades: [], contratos: 0, numerosDosContratos: [], pedidos: 0 }),
    ).toBeNull();
  });
});
