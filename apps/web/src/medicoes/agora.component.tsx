import { FilePdfIcon } from '@phosphor-icons/react/dist/csr/FilePdf';
import { PackageIcon } from '@phosphor-icons/react/dist/csr/Package';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useReadsOnly } from '../app/person.hook.ts';
import { FECHAMENTOS } from '../app/screens.table.ts';
import { sentenceOf } from '../base/problem.error.ts';
import { CENTRAL, pedirDownload } from '../downloads/downloads.queries.ts';
import { download } from '../list/download.ts';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount, formatMoney } from '../ui/number.format.ts';
import { AtestarDialog } from './atestar.dialog.tsx';
import { RECEBIDA, SITUACOES } from './medicoes.labels.ts';
import { aprovarMedicao, enviarMedicao } from './medicoes.mutations.ts';
import type { Medicao } from './medicoes.queries.ts';
import { PedirCorrecaoDialog } from './pedir-correcao.dialog.tsx';
import { SituacaoDaMedicao } from './situacao.component.tsx';

const POUCAS = 8;

/** `falta`: what its payment waits for, once the note agreed. */
export function Agora({ medicao, falta }: { medicao: Medicao; falta: string | null }) {
  const { resumo, conferencia, pagavelCentavos } = medicao;
  const quieto = useReadsOnly();
  return (
    <Card className="medicao-agora" aria-labelledby="medicao-agora">
      <header className="medicao-botoes">
        <h2 id="medicao-agora">{quieto ? 'Em que ponto está' : 'O que fazer agora'}</h2>
        <SituacaoDaMedicao {...resumo} />
      </header>
      {(falta ?? !quieto) && <p>{falta ?? (pagavelCentavos === null ? SITUACOES[resumo.situacao].agora : RECEBIDA)}</p>}
      {!conferencia.confere && resumo.dias === resumo.diasFechados && (
        <Notice tone="aviso">
          Com os descontos como propostos a medição soma {formatMoney(conferencia.propostoCentavos)}, e o mapa agora diz{' '}
          {formatMoney(conferencia.mapaCentavos)}.
        </Notice>
      )}
      <Pendencias medicao={medicao} />
      <Botoes medicao={medicao} />
    </Card>
  );
}

function Pendencias({ medicao: { pendencias, totalPendencias, resumo } }: { medicao: Medicao }) {
  if (!pendencias.length) return null;
  const dosMapas = pendencias.filter(({ tipo }) => tipo !== 'DESCONTO_A_DECIDIR');
  const primeiras = dosMapas.slice(0, POUCAS);
  const outras = dosMapas.slice(POUCAS);
  const item = ({ tipo, lotacao, data, texto }: Medicao['pendencias'][number]) => (
    <li key={`${tipo}/${lotacao.id}/${data}`}>
      <Link to={`${FECHAMENTOS}?lotacaoId=${lotacao.id}&data=${data}`}>{texto}</Link>
    </li>
  );
  return (
    <div>
      <h3>{formatCount(totalPendencias, 'coisa falta', 'coisas faltam')}</h3>
      <ul className="medicao-pendencias">
        {primeiras.map(item)}
        {resumo.aDecidir > 0 && (
          <li>
            <a href="#medicao-descontos">
              {formatCount(resumo.aDecidir, 'desconto espera decisão', 'descontos esperam decisão')}
            </a>
          </li>
        )}
      </ul>
      {outras.length > 0 && (
        <details>
          <summary>Ver mais {formatCount(outras.length, 'pendência', 'pendências')}</summary>
          <ul className="medicao-pendencias">{outras.map(item)}</ul>
        </details>
      )}
    </div>
  );
}

/** Who only reads has no download centre: the month that opens without a server is made at once. */
function Arquivos({ medicaoId }: { medicaoId: number }) {
  const quieto = useReadsOnly();
  const pedido = useMutation(pedirDownload());
  const pacote = useMutation({ mutationFn: () => download(`/api/ms-alipen/medicoes/${medicaoId}/pacote`, {}) });
  const falha = pedido.error ?? pacote.error;
  return (
    <>
      {ARQUIVOS.filter(({ tipo }) => !quieto || tipo === 'MEDICAO_PACOTE').map(({ tipo, rotulo, Icone }) => (
        <Button
          key={tipo}
          disabled={pedido.isPending || pacote.isPending}
          onClick={() => (quieto ? pacote.mutate() : pedido.mutate({ tipo, parametros: { medicaoId } }))}
        >
          <Icone size={20} aria-hidden />
          {rotulo}
        </Button>
      ))}
      {pedido.isSuccess && (
        <p role="status">
          Preparando. O arquivo fica na <Link to={CENTRAL}>Central de downloads</Link>.
        </p>
      )}
      {falha && <p role="alert">{sentenceOf(falha)}</p>}
    </>
  );
}

const ARQUIVOS = [
  { tipo: 'MEDICAO_PDF', rotulo: 'Gerar o dossiê em PDF', Icone: FilePdfIcon },
  { tipo: 'MEDICAO_PACOTE', rotulo: 'Pacote de auditoria', Icone: PackageIcon },
] as const;

function Botoes({ medicao }: { medicao: Medicao }) {
  const { acoes, pendencias, impedimentoDoAtesto, resumo } = medicao;
  const [aberto, setAberto] = useState<'atestar' | 'corrigir' | null>(null);
  const enviar = useMutation({ mutationFn: () => enviarMedicao(medicao) });
  const aprovar = useMutation({ mutationFn: () => aprovarMedicao(medicao) });
  const motivo = (acao: 'enviar' | 'aprovar' | 'atestar') =>
    pendencias.find(({ impede }) => impede.includes(acao))?.texto ??
    (acao === 'atestar' ? (impedimentoDoAtesto ?? undefined) : undefined);
  const passos = [
    { acao: 'enviar', nome: 'Enviar para conferência', agir: () => enviar.mutate(), ocupado: enviar.isPending },
    { acao: 'aprovar', nome: 'Aprovar', agir: () => aprovar.mutate(), ocupado: aprovar.isPending },
    { acao: 'atestar', nome: 'Atestar', agir: () => setAberto('atestar'), ocupado: false },
  ] as const;
  const falha = enviar.error ?? aprovar.error;
  return (
    <>
      {acoes.includes('atestar') && impedimentoDoAtesto && <Notice tone="aviso">{impedimentoDoAtesto}</Notice>}
      <div className="medicao-botoes">
        {passos.map(
          ({ acao, nome, agir, ocupado }) =>
            acoes.includes(acao) && (
              <Button
                key={acao}
                variant="primary"
                disabled={ocupado || motivo(acao) !== undefined}
                title={motivo(acao)}
                onClick={agir}
              >
                {nome}
              </Button>
            ),
        )}
        {acoes.includes('pedirCorrecao') && <Button onClick={() => setAberto('corrigir')}>Pedir correção</Button>}
        <Arquivos medicaoId={resumo.id} />
      </div>
      {falha && <p role="alert">{sentenceOf(falha)}</p>}
      {aberto === 'atestar' && <AtestarDialog medicao={medicao} sair={() => setAberto(null)} />}
      {aberto === 'corrigir' && <PedirCorrecaoDialog medicao={medicao} sair={() => setAberto(null)} />}
    </>
  );
}
