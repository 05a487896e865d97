import { ArrowsLeftRightIcon } from '@phosphor-icons/react/dist/csr/ArrowsLeftRight';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listarTiposAlimentacao } from '../pedidos/pedidos.queries.ts';
import { Button, ButtonLink } from '../ui/button.component.tsx';
import { Checkbox } from '../ui/check.component.tsx';
import { formatDay } from '../ui/date.format.ts';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount, formatInteger } from '../ui/number.format.ts';
import { plainText } from '../ui/plain-text.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import { Toolbar } from '../ui/toolbar.component.tsx';
import { Passo } from './contrato-aberto.component.tsx';
import { Desatendimento } from './desatendimento.dialog.tsx';
import { EscolhaDeLotacoes } from './escolha-lotacoes.dialog.tsx';
import { type ContratoDetalhado, type LotacaoAtendida, listarLotacoesDoContrato } from './fornecedores.queries.ts';
import { Transferencia } from './transferencia.dialog.tsx';

type Aberto = 'incluir' | 'transferir' | 'encerrar' | null;

const chaveDe = ({ lotacao, inicio, fim }: LotacaoAtendida) => `${lotacao.id} ${inicio} ${fim}`;

export function Lotacoes({ contrato, irAosPrecos }: { contrato: ContratoDetalhado; irAosPrecos: () => void }) {
  const atendidas = useQuery(listarLotacoesDoContrato(contrato.id));
  const [escolhidas, setEscolhidas] = useState<ReadonlySet<number>>(new Set());
  const [busca, setBusca] = useState('');
  const [aberto, setAberto] = useState<Aberto>(null);
  const [incluidas, setIncluidas] = useState(0);
  const fechar = () => setAberto(null);
  const terminou = contrato.situacao === 'VENCIDO' || contrato.situacao === 'ENCERRADO';
  if (contrato.itens.length === 0) {
    return (
      <Passo
        texto="Informe os preços primeiro: as refeições com preço são as que as lotações recebem."
        acao="Informar os preços"
        ir={irAosPrecos}
      />
    );
  }
  return (
    <QueryState query={atendidas} skeletonHeight={240}>
      {({ itens }) => {
        const unidades = new Set(itens.map(({ lotacao }) => lotacao.id));
        const marcadas = [...escolhidas].filter(id => unidades.has(id));
        return (
          <div className="lotacoes">
            {incluidas > 0 && (
              <Notice
                tone="ok"
                action={
                  <ButtonLink variant="primary" to="/modules/manutencao/programacaoUnidade">
                    Abrir Programação Unidade
                  </ButtonLink>
                }
              >
                {formatCount(incluidas, 'lotação incluída', 'lotações incluídas')}. Agora, quantas refeições cada uma
                pede por dia.
              </Notice>
            )}
            <div className="lotacoes-topo">
              <p aria-live="polite">
                {marcadas.length
                  ? formatCount(marcadas.length, 'escolhida', 'escolhidas')
                  : formatCount(unidades.size, 'lotação', 'lotações')}
              </p>
              <Toolbar>
                {itens.length > 0 && (
                  <>
                    <Button disabled={marcadas.length === 0} onClick={() => setAberto('encerrar')}>
                      Deixar de atender…
                    </Button>
                    <Button onClick={() => setAberto('transferir')}>
                      <ArrowsLeftRightIcon size={18} aria-hidden />
                      Transferir lotações…
                    </Button>
                  </>
                )}
                {!terminou && (
                  <Button variant="primary" onClick={() => setAberto('incluir')}>
                    <PlusIcon size={18} weight="bold" aria-hidden />
                    Incluir lotações
                  </Button>
                )}
              </Toolbar>
            </div>
            {itens.length > 8 && (
              <TextInput
                type="search"
                placeholder="Buscar lotação"
                aria-label="Buscar lotação deste contrato"
                value={busca}
                onChange={({ target }) => setBusca(target.value)}
              />
            )}
            {itens.length === 0 ? (
              <p>Este contrato ainda não atende lotações.</p>
            ) : (
              <Tabela
                itens={itens.filter(({ lotacao }) => contem(lotacao.nome, busca))}
                escolhidas={escolhidas}
                escolher={setEscolhidas}
              />
            )}
            {aberto === 'incluir' && <EscolhaDeLotacoes contrato={contrato} fechar={fechar} incluidas={setIncluidas} />}
            {aberto === 'encerrar' && <Desatendimento contrato={contrato} lotacaoIds={marcadas} fechar={fechar} />}
            {aberto === 'transferir' && (
              <Transferencia contrato={contrato} atendidas={itens} escolhidas={marcadas} fechar={fechar} />
            )}
          </div>
        );
      }}
    </QueryState>
  );
}

export const contem = (nome: string, busca: string): boolean => plainText(nome).includes(plainText(busca.trim()));

/** More rows would only slow the page. */
const MOSTRADAS = 200;

interface TabelaProps {
  itens: readonly LotacaoAtendida[];
  escolhidas: ReadonlySet<number>;
  escolher: (ids: ReadonlySet<number>) => void;
}

function Tabela({ itens, escolhidas, escolher }: TabelaProps) {
  const refeicoes = useQuery(listarTiposAlimentacao());
  const nomes = new Map(refeicoes.data?.map(({ id, nome }) => [id, nome]));
  const refeicoesDe = ({ refeicoes: ids }: LotacaoAtendida) => ids.map(id => nomes.get(id) ?? id).join(', ');
  const alternar = (id: number) => {
    const depois = new Set(escolhidas);
    if (!depois.delete(id)) depois.add(id);
    escolher(depois);
  };
  const todas = new Set(itens.map(({ lotacao }) => lotacao.id));
  const marcadasTodas = todas.size > 0 && [...todas].every(id => escolhidas.has(id));
  return (
    <div className="tabela-rolagem lotacoes-rolagem">
      <table className="tabela tabela--compacta">
        <caption className="so-leitor">Lotações atendidas por este contrato</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="tabela-primeira">
                <Checkbox
                  className="marcar"
                  aria-label="Escolher todas as lotações da busca"
                  checked={marcadasTodas}
                  onChange={() => escolher(marcadasTodas ? new Set() : todas)}
                />
                Lotação
              </span>
            </th>
            <th scope="col" className="so-largo">
              De
            </th>
            <th scope="col" className="so-largo">
              Até
            </th>
            <th scope="col" className="so-largo">
              Refeições
            </th>
          </tr>
        </thead>
        <tbody>
          {itens.slice(0, MOSTRADAS).map(item => (
            <tr key={chaveDe(item)}>
              <th scope="row">
                <span className="tabela-primeira">
                  <Checkbox
                    className="marcar"
                    aria-label={`Escolher ${item.lotacao.nome}`}
                    checked={escolhidas.has(item.lotacao.id)}
                    onChange={() => alternar(item.lotacao.id)}
                  />
                  <span>
                    {item.lotacao.nome}
                    <small className="so-estreito quieto">
                      {formatDay(item.inicio)} a {formatDay(item.fim)} · {refeicoesDe(item)}
                    </small>
                  </span>
                </span>
              </th>
              <td className="so-largo">{formatDay(item.inicio)}</td>
              <td className="so-largo">
                {formatDay(item.fim)}
                {item.ateOFim && <small className="quieto">fim do contrato</small>}
              </td>
              <td className="so-largo">{refeicoesDe(item)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {itens.length > MOSTRADAS && (
        <p className="quieto lotacoes-resto">
          Mostramos {MOSTRADAS} de {formatInteger(itens.length)}. Busque para ver as outras; a escolha vale para todas.
        </p>
      )}
    </div>
  );
}
