import { ClipboardTextIcon } from '@phosphor-icons/react/dist/csr/ClipboardText';
import { lazy, Suspense, useState } from 'react';
import { ProblemError, sentenceOf } from '../base/problem.error.ts';
import { useUnsavedGuard } from '../record/unsaved.guard.tsx';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { formatDay } from '../ui/date.format.ts';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount, formatInteger } from '../ui/number.format.ts';
import type { MesLido } from './efetivos.queries.ts';
import { useMes } from './mes.hook.ts';
import type { Conflito, Dia } from './mes.model.ts';
import { MesGrade } from './mes-grade.component.tsx';

const ColagemDialog = lazy(() => import('./colagem.dialog.tsx'));
const PARTES_DO_ENDERECO = ['lotacaoId', 'mes'];

export function Mes({ lido, fuso }: { lido: MesLido; fuso: string | undefined }) {
  const { mes } = lido;
  const estado = useMes(lido);
  const { resumo, erros, gravar } = estado;
  const [colado, setColado] = useState<string | null>(null);
  const guarda = useUnsavedGuard(resumo.alterados > 0, PARTES_DO_ENDERECO);
  const frases = Object.values(erros);
  const sem = mes.dias.filter(({ data, internos }) => data <= mes.hoje && internos === null).length;
  // Blank lines before a block pasted in the middle of the month make it begin at that day.
  const colarEm = (dia: Dia, texto: string) =>
    setColado('\n'.repeat(mes.dias.indexOf(dia)) + texto.replace(/^\n+/, ''));
  return (
    <Card className="efetivo" aria-label={`Efetivo de ${mes.lotacao.nome}`}>
      <div className="efetivo-topo">
        <p className="quieto">
          {sem === 0 ? 'Todos os dias até hoje têm número.' : `${formatCount(sem, 'dia', 'dias')} até hoje sem número.`}
        </p>
        <Button onClick={() => setColado('')}>
          <ClipboardTextIcon size={18} aria-hidden />
          Colar o mês
        </Button>
      </div>
      {resumo.conflitos.length > 0 && <Conflitos conflitos={resumo.conflitos} resolver={estado.resolver} />}
      {gravar.error && !(gravar.error instanceof ProblemError && gravar.error.status === 412) && (
        <Notice tone="perigo">{sentenceOf(gravar.error)}</Notice>
      )}
      {gravar.error instanceof ProblemError && gravar.error.status === 412 && resumo.conflitos.length === 0 && (
        <Notice tone="aviso">
          {sentenceOf(gravar.error)} Os números novos já estão na grade, e o que você digitou continua: salve de novo.
        </Notice>
      )}
      {frases.length > 0 && (
        <Notice tone="perigo">
          {formatCount(frases.length, 'número precisa', 'números precisam')} de correção. {frases.slice(0, 3).join(' ')}
        </Notice>
      )}
      <MesGrade
        dias={mes.dias}
        hoje={mes.hoje}
        ate={mes.ate}
        fuso={fuso}
        digitados={estado.digitados}
        erros={erros}
        digitar={estado.digitar}
        colar={colarEm}
      />
      <div className="efetivo-rodape" data-mudou={resumo.alterados > 0}>
        <span aria-live="polite">
          {resumo.alterados === 0 ? 'Nada a salvar.' : formatCount(resumo.alterados, 'dia alterado', 'dias alterados')}
        </span>
        <Button disabled={resumo.alterados === 0 || gravar.isPending} onClick={estado.descartar}>
          Descartar
        </Button>
        <Button
          variant="primary"
          disabled={resumo.alterados === 0 || gravar.isPending || resumo.conflitos.length > 0}
          onClick={estado.salvar}
        >
          {gravar.isPending ? 'Salvando…' : 'Salvar'}
        </Button>
      </div>
      {colado !== null && (
        <Suspense>
          <ColagemDialog
            dias={mes.dias}
            ate={mes.ate}
            inicio={colado}
            aplicar={estado.aplicar}
            close={() => setColado(null)}
          />
        </Suspense>
      )}
      {guarda.question}
    </Card>
  );
}

function Conflitos({ conflitos, resolver }: { conflitos: readonly Conflito[]; resolver: (meus: boolean) => void }) {
  return (
    <Notice
      tone="aviso"
      action={
        <span className="linha-de-botoes">
          <Button onClick={() => resolver(true)}>Ficar com os meus</Button>
          <Button onClick={() => resolver(false)}>Ficar com os de agora</Button>
        </span>
      }
    >
      Outra pessoa mudou {formatCount(conflitos.length, 'número', 'números')} que você digitou:{' '}
      {conflitos
        .slice(0, 5)
        .map(
          ({ dia, titulo, meu, agora }) =>
            `${formatDay(dia.data)}, ${titulo.toLowerCase()}: ${agora === null ? 'vazio' : formatInteger(agora)} (o seu: ${meu || 'vazio'})`,
        )
        .join('; ')}
      .
    </Notice>
  );
}
