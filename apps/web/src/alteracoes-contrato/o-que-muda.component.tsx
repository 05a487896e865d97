import { formatDay } from '../ui/date.format.ts';
import { Notice } from '../ui/notice.component.tsx';
import { formatInteger, formatMoney } from '../ui/number.format.ts';
import { ScrollRegion } from '../ui/scroll-region.component.tsx';
import { Table } from '../ui/table.component.tsx';
import { chaveDe, formatCentesimos, formatIndice } from './alteracao.model.ts';
import type { Alteracao } from './alteracoes-contrato.queries.ts';

/** Before and after, of one change: as it would be, or as it was. */
export function OQueMuda({ alteracao }: { alteracao: Alteracao }) {
  const { vigenciaFimAntes, vigenciaFimDepois, valorAntesCentavos, valorDepoisCentavos, indice, valeDe, itens } =
    alteracao;
  return (
    <div className="alteracao-muda">
      <ul>
        {vigenciaFimAntes !== vigenciaFimDepois && (
          <li>
            A vigência passa de {formatDay(vigenciaFimAntes)} para <strong>{formatDay(vigenciaFimDepois)}</strong>
          </li>
        )}
        {valorAntesCentavos !== valorDepoisCentavos && (
          <li>
            O valor total passa de {formatMoney(valorAntesCentavos)} para{' '}
            <strong>{formatMoney(valorDepoisCentavos)}</strong>
          </li>
        )}
        {indice !== null && valeDe !== null && (
          <li>
            Reajuste de <strong>{formatIndice(indice)}</strong> em todos os preços, a partir de {formatDay(valeDe)}
          </li>
        )}
      </ul>
      {itens.length > 0 && (
        <ScrollRegion label="Preços e quantidades, antes e depois" className="alteracao-rolagem">
          <Itens alteracao={alteracao} />
        </ScrollRegion>
      )}
      <Limite alteracao={alteracao} />
    </div>
  );
}

const deAte = (antes: string, depois: string) => (antes === depois ? antes : `${antes} para ${depois}`);

const Itens = ({ alteracao: { itens } }: { alteracao: Alteracao }) => (
  <Table density="compacta" className="alteracao-tabela">
    <thead>
      <tr>
        <th scope="col">Refeição e público</th>
        <th scope="col" className="numero">
          Preço
        </th>
        <th scope="col" className="numero">
          Quantidade
        </th>
      </tr>
    </thead>
    <tbody>
      {itens.map(item => (
        <tr key={chaveDe(item)}>
          <th scope="row">
            {item.refeicao} · {item.publico}
          </th>
          <td className="numero">
            {deAte(formatMoney(item.precoAntesCentavos), formatMoney(item.precoDepoisCentavos))}
          </td>
          <td className="numero">{deAte(formatInteger(item.quantidadeAntes), formatInteger(item.quantidadeDepois))}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);

function Limite({ alteracao: { limite, justificativa } }: { alteracao: Alteracao }) {
  if (!limite) return null;
  const conta = `Somados todos os aditivos, acréscimos de ${formatCentesimos(limite.acrescimo)} e supressões de ${formatCentesimos(limite.supressao)} do valor inicial atualizado, ${formatMoney(limite.inicialCentavos)}. O art. 125 permite até 25 % de cada.`;
  return (
    <>
      {limite.passa ? <Notice tone="aviso">{conta}</Notice> : <p className="quieto">{conta}</p>}
      {justificativa && <p>Justificativa: {justificativa}</p>}
    </>
  );
}
