import {
  ROTULO_DE_ESTADO_PROGRAMACAO,
  ROTULO_DE_MOTIVO_EXCECAO,
} from '@alipen/contracts/generated/rotulos/programacoes';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { formatDayMonth } from '../ui/date.format.ts';
import { DebouncedText } from '../ui/debounced-text.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { formatCount, formatInteger, formatSigned } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { Select } from '../ui/select.component.tsx';
import {
  type EstadoDaLotacao,
  type EstadoProgramacao,
  type FiltroProgramacoes,
  listarProgramacoes,
} from './programacoes.queries.ts';

const POR_PAGINA = 25;

interface Props {
  busca: string;
  estado: EstadoProgramacao | undefined;
  pagina: number;
  escolhida: number | null;
  /** Typing replaces the address in the browser's history, choosing pushes a new one. */
  filtrar: (mudanca: Record<string, string | null>, digitando?: boolean) => void;
  enderecoDe: (lotacaoId: number) => string;
}

export const filtroDe = (busca: string, estado: EstadoProgramacao | undefined): FiltroProgramacoes => ({
  ...(busca && { busca }),
  ...(estado && { estado }),
});

export function Unidades({ busca, estado, pagina, escolhida, filtrar, enderecoDe }: Props) {
  const query = useQuery(listarProgramacoes({ ...filtroDe(busca, estado), pagina, tamanho: POR_PAGINA }));
  return (
    <Card className="unidades" aria-label="Unidades">
      <search className="unidades-filtros">
        <DebouncedText
          label="Buscar unidade"
          value={busca}
          maxLength={100}
          onChange={texto => filtrar({ busca: texto || null, pagina: null }, true)}
        />
        <Field label="Mostrar">
          <Select
            value={estado ?? ''}
            onChange={({ target }) => filtrar({ estado: target.value || null, pagina: null })}
          >
            <option value="">Todas</option>
            {Object.entries(ROTULO_DE_ESTADO_PROGRAMACAO).map(([codigo, rotulo]) => (
              <option key={codigo} value={codigo}>
                {rotulo}
              </option>
            ))}
          </Select>
        </Field>
      </search>
      <QueryState query={query} skeletonHeight={480}>
        {({ itens, total }) => (
          <>
            <p className="unidades-total" aria-live="polite">
              {formatCount(total, 'unidade', 'unidades')}
            </p>
            {itens.length === 0 && (
              <Vazia
                temFiltro={Boolean(busca || estado)}
                limpar={() => filtrar({ busca: null, estado: null, pagina: null })}
              />
            )}
            <ul className="unidades-lista">
              {itens.map(lotacao => (
                <li key={lotacao.id}>
                  <Link
                    to={enderecoDe(lotacao.id)}
                    aria-current={lotacao.id === escolhida ? 'true' : undefined}
                    className="unidades-item"
                  >
                    <strong>{lotacao.nome}</strong>
                    <small className="quieto">
                      {lotacao.municipio} · {lotacao.uf}
                    </small>
                    <Estado lotacao={lotacao} />
                  </Link>
                </li>
              ))}
            </ul>
            {total > POR_PAGINA && (
              <nav className="unidades-paginas" aria-label="Páginas de unidades">
                <Button disabled={pagina <= 1} onClick={() => filtrar({ pagina: String(pagina - 1) })}>
                  Anteriores
                </Button>
                <span className="quieto">
                  {pagina} de {Math.ceil(total / POR_PAGINA)}
                </span>
                <Button disabled={pagina * POR_PAGINA >= total} onClick={() => filtrar({ pagina: String(pagina + 1) })}>
                  Próximas
                </Button>
              </nav>
            )}
          </>
        )}
      </QueryState>
    </Card>
  );
}

const Vazia = ({ temFiltro, limpar }: { temFiltro: boolean; limpar: () => void }) =>
  temFiltro ? (
    <p className="programacoes-vazio">
      Nenhuma unidade com estes filtros. <Button onClick={limpar}>Limpar filtros</Button>
    </p>
  ) : (
    <p className="programacoes-vazio">
      Ainda não há unidades. <Link to="/modules/manutencao/lotacoes">Cadastre a primeira em Lotações</Link>.
    </p>
  );

function Estado({ lotacao }: { lotacao: EstadoDaLotacao }) {
  const { programacaoId, totalSemanal, vigenciaFim, terminaEmBreve, proximaExcecao, difere, diferencaPercentual } =
    lotacao;
  if (programacaoId === null) {
    const { proximaVersao } = lotacao;
    if (proximaVersao) return <Pill tone="info">começa {formatDayMonth(proximaVersao)}</Pill>;
    return <Pill tone="perigo">Sem programação</Pill>;
  }
  return (
    <span className="unidades-estado">
      <span>{formatInteger(totalSemanal ?? 0)} por semana</span>
      {terminaEmBreve && vigenciaFim && <Pill tone="aviso">termina {formatDayMonth(vigenciaFim)}</Pill>}
      {difere && diferencaPercentual !== null && (
        <Pill tone="aviso">{formatSigned(diferencaPercentual)} % do efetivo</Pill>
      )}
      {proximaExcecao && (
        <Pill tone="info">
          {ROTULO_DE_MOTIVO_EXCECAO[proximaExcecao.motivo].toLowerCase()} {formatDayMonth(proximaExcecao.dataInicio)}
        </Pill>
      )}
    </span>
  );
}
