import { prazosPossiveis, respostaDigitada } from './perguntas.model.ts';

const agora = new Date(2026, 10, 20, 14, 32).getTime();
const as = (dia: number, hora: number, minuto = 0) => new Date(2026, 10, dia, hora, minuto).toISOString();

describe('a pergunta ao fornecedor', () => {
  it('oferece horas que acabam antes do fim do dia das refeições, e esse fim', () => {
    expect(prazosPossiveis(agora, as(21, 23, 59)).map(({ label }) => label)).toEqual([
      '1 hora, até hoje às 15:32',
      '2 horas, até hoje às 16:32',
      '4 horas, até hoje às 18:32',
      '8 horas, até hoje às 22:32',
      'Até o fim do dia das refeições, 21/11 às 23:59',
    ]);
    expect(prazosPossiveis(agora, as(20, 16)).map(({ value }) => value)).toEqual([as(20, 15, 32), as(20, 16)]);
    expect(prazosPossiveis(agora, as(20, 14, 35))).toEqual([]);
  });

  it('manda só o que é da resposta escolhida', () => {
    const digitada = { atendimento: null, quantidade: '90', texto: ' Sem o jantar. ' };
    expect(respostaDigitada(digitada)).toBeNull();
    expect(respostaDigitada({ ...digitada, atendimento: 'ATENDE' })).toEqual({ atendimento: 'ATENDE' });
    expect(respostaDigitada({ ...digitada, atendimento: 'ATENDE_EM_PARTE' })).toEqual({
      atendimento: 'ATENDE_EM_PARTE',
      quantidade: 90,
      texto: 'Sem o jantar.',
    });
    expect(respostaDigitada({ ...digitada, atendimento: 'NAO_ATENDE' })).toEqual({
      atendimento: 'NAO_ATENDE',
      texto: 'Sem o jantar.',
    });
  });
});
