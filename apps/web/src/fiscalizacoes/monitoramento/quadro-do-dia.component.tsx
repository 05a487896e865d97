import { useQuery } from '@tanstack/react-query';
import { AbrirOcorrencia } from '../../ocorrencias-de/abrir.panel.tsx';
import { resumirPedidosDasLotacoes } from '../../pedidos-das-lotacoes/pedidos-das-lotacoes.queries.ts';
import { useSearchParams, withParams } from '../../ui/address.hook.ts';
import { Button } from '../../ui/button.component.tsx';
import { Card } from '../../ui/card.component.tsx';
import { formatHour } from '../../ui/date.format.ts';
import { DateField } from '../../ui/date-field.component.tsx';
import { EmptyState } from '../../ui/empty-state.component.tsx';
import { duracaoDe } from '../../ui/entrega.labels.ts';
import { formatCount, formatInteger } from '../../ui/number.format.ts';
import { QueryState } from '../../ui/query-state.component.tsx';
import { ScrollRegion } from '../../ui/scroll-region.component.tsx';
import { Select } from '../../ui/select.component.tsx';
import { Filtros } from '../filtros/filtros.component.tsx';
import { filtrosEm } from '../filtros/filtros.rules.ts';
import { notaEmTexto } from '../fiscalizacoes.labels.ts';
import { listarFiscalizacoes, type Resumida } from '../fiscalizacoes.queries.ts';
import { Correcao, Resultado, Situacao } from '../situacao.component.tsx';
import { buscaDoQuadro } from './quadro-do-dia.busca.ts';
import { COLUNAS_DO_DIA, type ColunaDoDia, emColunas } from './quadro-do-dia.model.ts';

const POR_COLUNA = 30;

export function QuadroDoDia() {
  const [search, setSearch] = useSearchParams();
  const busca = buscaDoQuadro(search);
  const { de: data, tipoAlimentacaoId: refeicao } = busca;
  const resumo = useQuery(resumirPedidosDasLotacoes(data));
  const dia = useQuery(listarFiscalizacoes(busca));
  const mudar = (partes: Record<string, string | null>) => setSearch(antes => withParams(antes, partes));
  return (
    <>
      <search className="monitor-filtros">
        <DateField label="Dia" value={data} onChange={dia => mudar({ data: dia })} />
        <div className="campo">
          <span className="campo-rotulo" id="monitor-refeicao">
            Refeição
          </span>
          <Select
            aria-labelledby="monitor-refeicao"
            value={refeicao ?? ''}
            onChange={({ target }) => mudar({ refeicao: target.value })}
          >
            <option value="">Todas</option>
            {resumo.data?.refeicoes.map(({ id, nome }) => (
              <option key={id} value={id}>
                {nome}
              </option>
            ))}
          </Select>
        </div>
        <Filtros search={search} quais={['fornecedorId', 'lotacaoId', 'gravidade']} mudar={mudar} />
      </search>
      <QueryState query={resumo} skeletonHeight={92}>
        {({ refeicoes }) => (
          <ul className="monitor-janelas" aria-label="Entregas do dia por refeição">
            {refeicoes
              .filter(({ id }) => !refeicao || id === refeicao)
              .map(({ id, nome, total, contagem }) => (
                <Card as="li" key={id} className="monitor-janela">
                  <strong>{nome}</strong>
                  <span>{formatCount(total, 'refeição', 'refeições')}</span>
                  <span className="quieto">
                    {formatInteger((contagem.COMPLETA ?? 0) + (contagem.PARCIAL ?? 0))} entregues ·{' '}
                    {formatInteger(contagem.NA_JANELA ?? 0)} na janela ·{' '}
                    {formatInteger((contagem.AGUARDANDO ?? 0) + (contagem.A_CONFIRMAR ?? 0))} a chegar
                  </span>
                  {(contagem.ATRASADA ?? 0) > 0 && (
                    <span className="monitor-perigo">
                      {formatCount(contagem.ATRASADA ?? 0, 'atrasada', 'atrasadas')}
                    </span>
                  )}
                </Card>
              ))}
          </ul>
        )}
      </QueryState>
      <QueryState query={dia} skeletonHeight={420}>
        {({ itens, total }) => (
          <Quadro
            itens={itens}
            total={total}
            filtrado={refeicao !== undefined || Object.keys(filtrosEm(search)).length > 0}
            abrir={id => mudar({ item: String(id) })}
          />
        )}
      </QueryState>
    </>
  );
}

interface QuadroProps {
  itens: readonly Resumida[];
  total: number;
  filtrado: boolean;
  abrir: (id: number) => void;
}

function Quadro({ itens, total, filtrado, abrir }: QuadroProps) {
  if (itens.length === 0 && filtrado) {
    return <EmptyState title="Nenhuma fiscalização com estes filtros." />;
  }
  if (itens.length === 0) {
    return (
      <EmptyState
        title="Nenhuma fiscalização aberta neste dia."
        text="O plano de amostragem as abre quando a janela de cada entrega começa."
      />
    );
  }
  const colunas = emColunas(itens);
  return (
    <>
      <ScrollRegion className="monitor-quadro" label="Quadro das fiscalizações do dia">
        {(Object.keys(COLUNAS_DO_DIA) as ColunaDoDia[]).map(coluna => (
          <section key={coluna} className="monitor-coluna" aria-label={COLUNAS_DO_DIA[coluna]}>
            <h2>
              {COLUNAS_DO_DIA[coluna]} <span className="quieto">{formatInteger(colunas[coluna].length)}</span>
            </h2>
            {colunas[coluna].length === 0 && <p className="quieto">Nenhuma</p>}
            <ul>
              {colunas[coluna].slice(0, POR_COLUNA).map(uma => (
                <Cartao key={uma.id} uma={uma} abrir={() => abrir(uma.id)} />
              ))}
            </ul>
            {colunas[coluna].length > POR_COLUNA && (
              <p className="quieto">e mais {formatInteger(colunas[coluna].length - POR_COLUNA)}, na tabela</p>
            )}
          </section>
        ))}
      </ScrollRegion>
      {total > itens.length && (
        <p className="quieto">
          Mostradas {formatInteger(itens.length)} de {formatInteger(total)}. Escolha uma refeição, um fornecedor ou uma
          lotação.
        </p>
      )}
    </>
  );
}

function Cartao({ uma, abrir }: { uma: Resumida; abrir: () => void }) {
  const { lotacao, fornecedor, refeicao, janela, fusoHorario, atrasoMin, confirmadas, fiscal, designado, pedido } = uma;
  const quem = fiscal ?? designado;
  return (
    <Card as="li" className="monitor-cartao">
      <Button variant="bare" className="monitor-abrir" onClick={abrir}>
        <strong>{lotacao.nome}</strong>
        <span className="so-leitor">: abrir a fiscalização {uma.numero}</span>
      </Button>
      <p className="quieto">
        {refeicao.nome}, {formatHour(janela.inicioEm, fusoHorario)}–{formatHour(janela.fimEm, fusoHorario)}
        {fornecedor && ` · ${fornecedor.nome}`}
      </p>
      <p>
        {formatCount(confirmadas, 'refeição', 'refeições')}
        {atrasoMin !== null && ` · ${atrasoMin > 0 ? `${duracaoDe(atrasoMin)} de atraso` : 'no prazo'}`}
        {uma.nota !== null && ` · nota ${notaEmTexto(uma.nota)}`}
      </p>
      <p className="linha-de-botoes">
        {uma.resultado ? <Resultado resultado={uma.resultado} /> : <Situacao situacao={uma.situacao} />}
        <Correcao {...uma} />
        {uma.fotos > 0 && <span className="quieto">{formatCount(uma.fotos, 'foto', 'fotos')}</span>}
      </p>
      {uma.fotosFaltando > 0 && (
        <p className="monitor-aviso">Ainda no celular do fiscal: {formatCount(uma.fotosFaltando, 'foto', 'fotos')}</p>
      )}
      {quem && <p className="quieto">com {quem.nome}</p>}
      {uma.resultado && uma.resultado !== 'CONFORME' && (
        <p>
          <AbrirOcorrencia pedidoId={pedido?.id} fiscalizacaoId={uma.id} tipoAlimentacaoId={refeicao.id} />
        </p>
      )}
    </Card>
  );
}
