import { Link } from 'react-router-dom';
import { formatDayMonth } from '../ui/date.format.ts';
import { formatInteger } from '../ui/number.format.ts';
import { ScrollRegion } from '../ui/scroll-region.component.tsx';
import { Table } from '../ui/table.component.tsx';
import type { DadosDo } from './inicio.queries.ts';

const PEDIDOS = '/modules/monitoramento/acompanhamento';
const MOSTRADOS = 8;
type Dados = DadosDo<'aConfirmar'>;

const COLUNAS = [
  { campo: 'aConfirmar', titulo: 'A confirmar', busca: '' },
  { campo: 'foraDoPrazo', titulo: 'Fora do prazo', busca: '&prazo=FORA_DO_PRAZO' },
  { campo: 'emergenciais', titulo: 'Emergenciais', busca: '&tipo=EMERGENCIAL' },
] as const;

export function AConfirmar({ dados: { de, ate, total, fornecedores } }: { dados: Dados }) {
  const lista = `${PEDIDOS}?visao=tabela&situacao=ENVIADO&de=${de}&ate=${ate}`;
  return (
    <>
      <div className="inicio-cabeca">
        <h2>A confirmar, por fornecedor</h2>
        <span className="quieto">refeições de hoje a {formatDayMonth(ate)}</span>
      </div>
      {total.aConfirmar === 0 ? (
        <p className="quieto">Nada a confirmar.</p>
      ) : (
        <ScrollRegion className="inicio-rolagem" label="A confirmar, por fornecedor">
          <Table className="inicio-tabela">
            <thead>
              <tr>
                <th scope="col">Fornecedor</th>
                {COLUNAS.map(({ campo, titulo }) => (
                  <th key={campo} scope="col">
                    {titulo}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {fornecedores.slice(0, MOSTRADOS).map(({ fornecedorId, fornecedor, ...quantos }) => (
                <Fileira
                  key={fornecedorId}
                  nome={fornecedor}
                  quantos={quantos}
                  lista={`${lista}&fornecedorId=${fornecedorId}`}
                />
              ))}
              {fornecedores.length !== 1 && <Fileira nome="Todos" quantos={total} lista={lista} />}
            </tbody>
          </Table>
        </ScrollRegion>
      )}
    </>
  );
}

function Fileira({ nome, quantos, lista }: { nome: string; quantos: Dados['total']; lista: string }) {
  return (
    <tr>
      <th scope="row">{nome}</th>
      {COLUNAS.map(({ campo, titulo, busca }) => (
        <td key={campo}>
          {quantos[campo] > 0 ? (
            <Link to={lista + busca}>
              {formatInteger(quantos[campo])}
              <span className="so-leitor">
                {' '}
                {titulo.toLowerCase()}, {nome}
              </span>
            </Link>
          ) : (
            <span className="quieto">0</span>
          )}
        </td>
      ))}
    </tr>
  );
}
