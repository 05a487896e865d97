import { ArrowsLeftRightIcon } from '@phosphor-icons/react/dist/csr/ArrowsLeftRight';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, ButtonLink } from '../ui/button.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import { Toolbar } from '../ui/toolbar.component.tsx';
import { Passo } from './contrato-aberto.component.tsx';
import { Desatendimento } from './desatendimento.dialog.tsx';
import { EscolhaDeLotacoes } from './escolha-lotacoes.dialog.tsx';
import { type ContratoDetalhado, listarLotacoesDoContrato } from './fornecedores.queries.ts';
import { contem } from './lotacoes.model.ts';
import { LotacoesTabela } from './lotacoes-tabela.component.tsx';
import { Transferencia } from './transferencia.dialog.tsx';

type Aberto = 'incluir' | 'transferir' | 'encerrar' | null;

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
            {incluidas > 0 && <Incluidas quantas={incluidas} />}
            <Topo marcadas={marcadas.length} unidades={unidades.size} terminou={terminou} abrir={setAberto} />
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
              <LotacoesTabela
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

const Incluidas = ({ quantas }: { quantas: number }) => (
  <Notice
    tone="ok"
    action={
      <ButtonLink variant="primary" to="/modules/manutencao/programacaoUnidade">
        Abrir Programação Unidade
      </ButtonLink>
    }
  >
    {formatCount(quantas, 'lotação incluída', 'lotações incluídas')}. Agora, quantas refeições cada uma pede por dia.
  </Notice>
);

interface TopoProps {
  marcadas: number;
  unidades: number;
  /** The contract ended: it takes no more units. */
  terminou: boolean;
  abrir: (qual: Aberto) => void;
}

const Topo = ({ marcadas, unidades, terminou, abrir }: TopoProps) => (
  <div className="lotacoes-topo">
    <p aria-live="polite">
      {marcadas ? formatCount(marcadas, 'escolhida', 'escolhidas') : formatCount(unidades, 'lotação', 'lotações')}
    </p>
    <Toolbar>
      {unidades > 0 && (
        <>
          <Button disabled={marcadas === 0} onClick={() => abrir('encerrar')}>
            Deixar de atender…
          </Button>
          <Button onClick={() => abrir('transferir')}>
            <ArrowsLeftRightIcon size={18} aria-hidden />
            Transferir lotações…
          </Button>
        </>
      )}
      {!terminou && (
        <Button variant="primary" onClick={() => abrir('incluir')}>
          <PlusIcon size={18} weight="bold" aria-hidden />
          Incluir lotações
        </Button>
      )}
    </Toolbar>
  </div>
);
