import type { components } from '@alipen/contracts/generated/government-api';
import { type ErroDeCampo, type Problema, problema } from '@alipen/platform/problems/problema';
import { porExtenso } from '../clock/zoned-time.ts';

type Digitado = components['schemas']['ContratoDigitado'];

export type DadosDoContrato = ReturnType<typeof conferirContrato>;

export function conferirContrato(digitado: Digitado, encerradoEm: string | null = null) {
  const numero = digitado.numero.trim();
  const { vigenciaInicio, vigenciaFim, valorTotalCentavos, contratoAnteriorId = null } = digitado;
  const errors: ErroDeCampo[] = [];
  if (!numero) errors.push({ pointer: '/numero', detail: 'Informe o número do contrato.' });
  if (vigenciaFim < vigenciaInicio) {
    errors.push({ pointer: '/vigenciaFim', detail: 'O contrato não pode terminar antes de começar.' });
  } else if (encerradoEm && (encerradoEm < vigenciaInicio || encerradoEm > vigenciaFim)) {
    const detail = `O contrato foi encerrado em ${porExtenso(encerradoEm)}, que ficaria fora da vigência.`;
    errors.push({ pointer: '/vigenciaFim', detail });
  }
  if (errors.length) throw problema('dados-invalidos', { detail: errors[0]?.detail, errors });
  const processo = digitado.processo.trim();
  const lote = digitado.lote.trim();
  return { numero, processo, lote, vigenciaInicio, vigenciaFim, valorTotalCentavos, contratoAnteriorId };
}

type Fora = { lotacao: string; pedidos: number };

export function contratoEmUso(fora: readonly Fora[], fim: string): Problema {
  const pedidos = fora.reduce((soma, unidade) => soma + unidade.pedidos, 0);
  const nomes = fora
    .slice(0, 3)
    .map(({ lotacao }) => lotacao)
    .join(', ');
  const resto = fora.length > 3 ? ` e mais ${fora.length - 3}` : '';
  const enviados = pedidos === 1 ? 'Há 1 pedido enviado' : `Há ${pedidos} pedidos enviados`;
  return problema('em-uso', {
    detail: `${enviados} neste contrato fora da nova vigência, que termina em ${porExtenso(fim)}: ${nomes}${resto}. Transfira as lotações para outro contrato antes.`,
    errors: fora.map(unidade => ({ pointer: '/vigenciaFim', detail: `${unidade.lotacao}: ${unidade.pedidos}` })),
  });
}
