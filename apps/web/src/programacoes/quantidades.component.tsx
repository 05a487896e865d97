import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { lazy, Suspense, useState } from 'react';
import { sentenceOf } from '../app/problem.error.ts';
import { useColagem } from '../grid/grid.paste.hook.tsx';
import { useUnsavedGuard } from '../record/unsaved.guard.tsx';
import { Button } from '../ui/button.component.tsx';
import { formatDay } from '../ui/date.format.ts';
import { Field } from '../ui/field.component.tsx';
import { PHONE, useMediaQuery } from '../ui/media-query.hook.ts';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { Select } from '../ui/select.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import { Conflito } from './conflito.component.tsx';
import type { Modo } from './preencher.dialog.tsx';
import { REGRAS } from './programacoes.labels.ts';
import type { LinhaDoTempo, Programacao, RegraFeriado } from './programacoes.queries.ts';
import { useQuantidades } from './quantidades.hook.ts';
import type { Semana } from './semana.model.ts';
import { SemanaGrade } from './semana-grade.component.tsx';
import { SemanaResumo } from './semana-resumo.component.tsx';

const PreencherDialog = lazy(() => import('./preencher.dialog.tsx'));
const NovaVersaoDialog = lazy(() => import('./nova-versao.dialog.tsx'));

const PREENCHER: readonly [Modo, string][] = [
  ['dia', 'Copiar um dia…'],
  ['percentual', 'Aplicar %…'],
  ['unidade', 'De outra unidade…'],
  ['efetivo', 'Do efetivo…'],
];

interface Props {
  semana: Semana;
  lida: Programacao;
  linha: LinhaDoTempo;
}

const CHAVES = ['lotacao', 'versao'];

export function Quantidades({ semana, lida, linha }: Props) {
  const aberto = useQuantidades(semana, lida, linha.hoje);
  const { vista, estado, agir, salvo, sujo, conflito, salvar, digitado } = aberto;
  const colagem = useColagem(semana, estado, agir);
  const [modo, setModo] = useState<Modo | null>(null);
  const [novaVersao, setNovaVersao] = useState(false);
  const phone = useMediaQuery(PHONE);
  const guarda = useUnsavedGuard(sujo, CHAVES);
  const leitura = !vista.acoes.includes('editar');

  if (phone) return <SemanaResumo semana={semana} valores={salvo.valores} regra={vista.regraFeriado} />;
  return (
    <div className="quantidades">
      {!leitura && (
        <div className="quantidades-acoes">
          {PREENCHER.map(([qual, rotulo]) => (
            <Button key={qual} onClick={() => setModo(qual)}>
              {rotulo}
            </Button>
          ))}
          {estado.desfazer.length > 0 ? (
            <Button variant="quiet" title="Ctrl+Z" onClick={() => agir({ tipo: 'desfazer' })}>
              <ArrowUUpLeftIcon size={18} aria-hidden />
              Desfazer
            </Button>
          ) : (
            <span className="quieto">Ctrl+V cola do Excel</span>
          )}
        </div>
      )}
      {colagem.aviso}
      {conflito && <Conflito semana={semana} conflito={conflito} aberto={aberto} />}
      {aberto.juntadas && !conflito && (
        <Notice tone="info">
          {aberto.juntadas.autor} mudou {formatCount(aberto.juntadas.celulas, 'célula', 'células')} enquanto você
          editava; juntamos com as suas.
        </Notice>
      )}
      <SemanaGrade
        semana={semana}
        estado={estado}
        salvos={salvo.valores}
        leitura={leitura}
        rotulo="Quantidades por refeição, público e dia da semana"
        agir={agir}
        colar={colagem.colar}
        fala={colagem.fala}
      />
      <div className="quantidades-campos">
        <Field label="Nos feriados a semana vale">
          <Select
            disabled={leitura}
            value={digitado.regraFeriado}
            onChange={({ target }) => aberto.setRegra(target.value as RegraFeriado)}
          >
            {Object.entries(REGRAS).map(([codigo, rotulo]) => (
              <option key={codigo} value={codigo}>
                {rotulo}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Observação" className="quantidades-observacao">
          <TextInput
            maxLength={500}
            readOnly={leitura}
            value={digitado.observacao ?? ''}
            onChange={({ target }) => aberto.setObservacao(target.value || null)}
          />
        </Field>
      </div>
      {salvar.error && !conflito && <Notice tone="perigo">{sentenceOf(salvar.error)}</Notice>}
      {!leitura && (
        <div className="quantidades-rodape">
          <p className="quieto">
            {vista.situacao === 'VIGENTE' && vista.vigenciaInicio < linha.hoje
              ? 'Ao salvar, muda de hoje em diante; os dias passados ficam como estavam.'
              : `Vale de ${formatDay(vista.vigenciaInicio)}.`}
          </p>
          <Button onClick={() => setNovaVersao(true)}>Salvar como versão nova…</Button>
          <Button variant="quiet" disabled={!sujo} onClick={aberto.descartar}>
            Descartar
          </Button>
          <Button
            variant="primary"
            disabled={!sujo || salvar.isPending || estado.edicao?.erro != null}
            onClick={aberto.gravar}
          >
            {salvar.isPending ? 'Salvando…' : 'Salvar'}
          </Button>
        </div>
      )}
      {leitura && <Notice tone="info">Esta versão já terminou e só pode ser lida.</Notice>}
      <Suspense>
        {modo && (
          <PreencherDialog
            modo={modo}
            semana={semana}
            valores={estado.valores}
            lotacaoId={vista.lotacaoId}
            aplicar={valores => agir({ tipo: 'trocar', valores })}
            close={() => setModo(null)}
          />
        )}
        {novaVersao && (
          <NovaVersaoDialog
            semana={semana}
            digitado={digitado}
            linha={linha}
            lotacaoId={vista.lotacaoId}
            close={() => setNovaVersao(false)}
            onSaved={() => {
              guarda.release();
              aberto.descartar();
            }}
          />
        )}
      </Suspense>
      {guarda.question}
    </div>
  );
}
