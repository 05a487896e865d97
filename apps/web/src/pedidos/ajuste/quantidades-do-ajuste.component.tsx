import { formatHour } from '../../ui/date.format.ts';
import { formatInteger } from '../../ui/number.format.ts';
import { ScrollRegion } from '../../ui/scroll-region.component.tsx';
import { Table } from '../../ui/table.component.tsx';
import { TextInput } from '../../ui/text-input.component.tsx';
import { useNomes } from '../nomes.hook.ts';
import type { Pedido } from '../pedidos.queries.ts';
import type { LinhaDoAjuste } from './ajuste.model.ts';

interface Props {
  linhas: readonly LinhaDoAjuste[];
  limites: Pedido['limitesAjuste'];
  fuso: string | undefined;
  digitar: (chave: string, texto: string) => void;
}

export function QuantidadesDoAjuste({ linhas, limites, fuso, digitar }: Props) {
  const nomes = useNomes();
  return (
    <ScrollRegion label="Quantidades do pedido" className="ajuste-rolagem">
      <Table className="detalhe-itens">
        <thead>
          <tr>
            <th scope="col">Refeição e público</th>
            <th scope="col">Vale</th>
            <th scope="col">Novo valor</th>
            <th scope="col">Até</th>
          </tr>
        </thead>
        <tbody>
          {linhas.map(linha => {
            const { chave, vale, texto, para } = linha;
            const limite = limites.find(each => each.tipoAlimentacaoId === linha.tipoAlimentacaoId);
            return (
              <tr key={chave}>
                <th scope="row">{nomes(linha)}</th>
                <td>{formatInteger(vale)}</td>
                <td>
                  <TextInput
                    className="ajuste-numero"
                    inputMode="numeric"
                    aria-label={`Novo valor: ${nomes(linha)}`}
                    aria-invalid={para === null}
                    value={texto}
                    disabled={limite?.encerrado}
                    onChange={({ target }) => digitar(chave, target.value)}
                  />
                </td>
                <td>{limite ? (limite.encerrado ? 'encerrado' : formatHour(limite.limiteEm, fuso)) : '—'}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </ScrollRegion>
  );
}
