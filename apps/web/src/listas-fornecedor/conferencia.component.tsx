import { useQuery } from '@tanstack/react-query';
import { Button } from '../ui/button.component.tsx';
import { formatInstant } from '../ui/date.format.ts';
import { formatCount, formatInteger, formatSigned } from '../ui/number.format.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { ScrollRegion } from '../ui/scroll-region.component.tsx';
import { Table } from '../ui/table.component.tsx';
import { baixarEmissaoDaLista, type ListaFornecedor, obterListaFornecedor } from './listas-fornecedor.queries.ts';

interface Props {
  fornecedorId: number;
  data: string;
}

export function Conferencia({ fornecedorId, data }: Props) {
  const lista = useQuery(obterListaFornecedor(fornecedorId, data));
  return (
    <QueryState query={lista} skeletonHeight={160}>
      {dados => (
        <div className="lista-conferencia">
          <Diferencas diferencas={dados.diferencas} />
          <Totais lista={dados} />
          {dados.pendentes.length > 0 && (
            <>
              <h4>{formatCount(dados.pendentes.length, 'unidade por confirmar', 'unidades por confirmar')}</h4>
              <p className="quieto">{dados.pendentes.map(({ nome }) => nome).join(', ')}</p>
            </>
          )}
          <Emissoes emissoes={dados.emissoes} />
        </div>
      )}
    </QueryState>
  );
}

function Diferencas({ diferencas }: Pick<ListaFornecedor, 'diferencas'>) {
  if (!diferencas) return null;
  if (diferencas.length === 0) return <p>Sem alterações desde a última emissão.</p>;
  return (
    <ScrollRegion label="O que mudou desde a última emissão" className="lista-rolagem">
      <Table className="lista-tabela">
        <caption>O que mudou desde a última emissão</caption>
        <thead>
          <tr>
            <th scope="col">Unidade</th>
            <th scope="col">Refeição</th>
            <th scope="col">Público</th>
            <th scope="col">Antes</th>
            <th scope="col">Agora</th>
            <th scope="col">Diferença</th>
          </tr>
        </thead>
        <tbody>
          {diferencas.map(({ lotacao, refeicao, publico, antes, depois }) => (
            <tr key={`${lotacao.id} ${refeicao} ${publico}`}>
              <th scope="row">{lotacao.nome}</th>
              <td>{refeicao}</td>
              <td>{publico}</td>
              <td>{formatInteger(antes)}</td>
              <td>{formatInteger(depois)}</td>
              <td>{formatSigned(depois - antes)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollRegion>
  );
}

function Totais({ lista: { conteudo } }: { lista: ListaFornecedor }) {
  const { refeicoes, publicos, linhas } = conteudo;
  if (linhas.length === 0) return null;
  const total = (refeicao: number, publico: number) =>
    linhas
      .filter(({ tipoAlimentacaoId }) => tipoAlimentacaoId === refeicao)
      .flatMap(({ celulas }) => celulas)
      .reduce((soma, celula) => soma + (celula.tipoPublicoId === publico ? celula.quantidade : 0), 0);
  return (
    <ScrollRegion label="Totais confirmados por refeição" className="lista-rolagem">
      <Table className="lista-tabela">
        <caption>Totais confirmados por refeição</caption>
        <thead>
          <tr>
            <th scope="col">Refeição</th>
            {publicos.map(({ id, nome }) => (
              <th key={id} scope="col">
                {nome}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {refeicoes.map(refeicao => (
            <tr key={refeicao.id}>
              <th scope="row">{refeicao.nome}</th>
              {publicos.map(({ id }) => (
                <td key={id}>{formatInteger(total(refeicao.id, id))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollRegion>
  );
}

function Emissoes({ emissoes }: Pick<ListaFornecedor, 'emissoes'>) {
  if (emissoes.length === 0) return null;
  return (
    <>
      <h4>Emissões</h4>
      <ul className="lista-emissoes">
        {emissoes.map(({ id, numero, em, por, totalRefeicoes }) => (
          <li key={id}>
            <span>
              {numero} · {formatInstant(em)} · {por} · {formatCount(totalRefeicoes, 'refeição', 'refeições')}
            </span>
            <Button
              variant="quiet"
              aria-label={`Baixar a emissão ${numero} em PDF`}
              onClick={() => baixarEmissaoDaLista(id, 'pdf')}
            >
              PDF
            </Button>
            <Button
              variant="quiet"
              aria-label={`Baixar a emissão ${numero} em XLSX`}
              onClick={() => baixarEmissaoDaLista(id, 'xlsx')}
            >
              XLSX
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
