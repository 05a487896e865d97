// The month that this page was made for, and its addresses: `#`, `#17` and `#17/2026-11-03`.

export const pacote = JSON.parse(document.getElementById('dados').textContent);
export const { medicao, atesto, dias, pedidos, entregas, fiscalizacoes, termos, nota, pagamentos, livro, rotulos } =
  pacote;
export const { contrato } = medicao;

export const mes = new Date(`${medicao.mes}-15T12:00:00Z`).toLocaleString('pt-BR', { month: 'long', year: 'numeric' });
export const enderecoDe = (lotacaoId, data) => `#${lotacaoId}${data ? `/${data}` : ''}`;
export const unidadeDe = lotacaoId => medicao.unidades.find(({ lotacao }) => lotacao.id === lotacaoId)?.lotacao;
