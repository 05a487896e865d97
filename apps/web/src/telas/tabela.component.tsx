import { ROTULO_DE_ACAO_TELA } from '@alipen/contracts/generated/rotulos/telas';
import { Button } from '../ui/button.component.tsx';
import { formatInstant } from '../ui/date.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { ScrollRegion } from '../ui/scroll-region.component.tsx';
import { Table } from '../ui/table.component.tsx';
import { regiaoPorExtenso } from '../ui/uf.labels.ts';
import type { Tela } from './telas.queries.ts';

interface Props {
  itens: readonly Tela[];
  agora: string;
  agir: (acao: Tela['acoes'][number], tela: Tela) => void;
}

/** A wall reads twice a minute; the note of it may be a minute late. */
const CALADA_MS = 3 * 60_000;

const oQueMostra = ({ regiao, lotacoes }: Tela) =>
  [
    regiao ? regiaoPorExtenso(regiao) : 'Todas as lotações',
    lotacoes.length > 0 && lotacoes.map(({ nome }) => nome).join(', '),
  ]
    .filter(Boolean)
    .join(' · ');

function Situacao({ tela, agora }: { tela: Tela; agora: string }) {
  if (tela.situacao === 'REVOGADA') return <Pill tone="neutro">Revogada</Pill>;
  if (!tela.vistaEm) return <Pill tone="info">Autorizada, ainda não leu</Pill>;
  const calada = Date.parse(agora) - Date.parse(tela.vistaEm) > CALADA_MS;
  return <Pill tone={calada ? 'aviso' : 'ok'}>{calada ? 'Sem sinal' : 'No ar'}</Pill>;
}

export const Tabela = ({ itens, agora, agir }: Props) => (
  <ScrollRegion label="Telas de parede" className="tabela-rolagem">
    <Table density="media">
      <thead>
        <tr>
          <th scope="col">Tela</th>
          <th scope="col">Mostra</th>
          <th scope="col">Situação</th>
          <th scope="col">Última leitura</th>
          <th scope="col">Autorizada</th>
          <th scope="col">
            <span className="so-leitor">Ações</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {itens.map(tela => (
          <tr key={tela.id} className={tela.situacao === 'REVOGADA' ? 'tabela-antiga' : undefined}>
            <th scope="row">{tela.nome}</th>
            <td>{oQueMostra(tela)}</td>
            <td>
              <Situacao tela={tela} agora={agora} />
            </td>
            <td>{tela.vistaEm ? formatInstant(tela.vistaEm) : '—'}</td>
            <td>
              {formatInstant(tela.autorizadaEm)} <small className="quieto">por {tela.autorizadaPor}</small>
            </td>
            <td>
              <div className="telas-acoes">
                {tela.acoes.map(acao => (
                  <Button
                    key={acao}
                    aria-label={`${ROTULO_DE_ACAO_TELA[acao]} ${tela.nome}`}
                    onClick={() => agir(acao, tela)}
                  >
                    {ROTULO_DE_ACAO_TELA[acao]}
                  </Button>
                ))}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  </ScrollRegion>
);
