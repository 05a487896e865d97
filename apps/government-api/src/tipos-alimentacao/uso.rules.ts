import type { Dependentes } from './tipos-alimentacao.cadastro.repository.ts';

const lista = (nomes: readonly string[], total: number): string =>
  total > nomes.length ? `${nomes.join(', ')} e mais ${total - nomes.length}` : nomes.join(', ');

export function fraseDoUso(nome: string, uso: Dependentes): string | null {
  const { unidades, nomesDasUnidades, contratos, numerosDosContratos, pedidos } = uso;
  const partes = [
    ...(unidades
      ? [
          `programação de ${unidades === 1 ? '1 unidade' : `${unidades} unidades`} (${lista(nomesDasUnidades, unidades)})`,
        ]
      : []),
    ...(contratos
      ? [
          `preço em ${contratos === 1 ? '1 contrato' : `${contratos} contratos`} (${lista(numerosDosContratos, contratos)})`,
        ]
      : []),
    ...(pedidos ? [`${pedidos === 1 ? '1 pedido' : `${pedidos} pedidos`} de hoje em diante`] : []),
  ];
  return partes.length ? `${nome} está em uso: ${partes.join('; ')}.` : null;
}
