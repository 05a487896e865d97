import { ROTULO_DE_REGRA_FERIADO } from '@alipen/contracts/generated/rotulos/programacoes';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { lazy, Suspense, useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
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
import type { LinhaDoTempo, Programacao, RegraFeriado } from './programacoes.queries.ts';
import { type QuantidadesAbertas, useQuantidades } from './quantidades.hook.ts';
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
  const { vista, estado, agir, salvo, status, digitado } = aberto;
  const { dirty, conflict, merged, error } = status;
  const colagem = useColagem(semana, estado, agir);
  const [modo, setModo] = useState<Modo | null>(null);
  const [novaVersao, setNovaVersao] = useState(false);
  const phone = useMediaQuery(PHONE);
  const guarda = useUnsavedGuard(dirty, CHAVES);
  const leitura = !vista.acoes.includes('editar');

  if (phone) return <SemanaResumo semana={semana} quantidades={salvo.valores} regra={vista.regraFeriado} />;
  return (
    <div className="quantidades">
      {!leitura && (
        <Acoes
          preencher={setModo}
          podeDesfazer={estado.desfazer.length > 0}
          desfazer={() => agir({ tipo: 'desfazer' })}
        />
      )}
      {colagem.aviso}
      {conflict && <Conflito semana={semana} conflito={conflict} aberto={aberto} />}
      {merged && !conflict && (
        <Notice tone="info">
          {merged.author} mudou {formatCount(merged.keys.length, 'célula', 'células')} enquanto você editava; juntamos
          com as suas.
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
      <Campos aberto={aberto} leitura={leitura} />
      {error && !conflict && <Notice tone="perigo">{sentenceOf(error)}</Notice>}
      {!leitura && <Rodape aberto={aberto} hoje={linha.hoje} salvarComoNova={() => setNovaVersao(true)} />}
      {leitura && <Notice tone="info">Esta versão já terminou e só pode ser lida.</Notice>}
      <Suspense>
        {modo && (
          <PreencherDialog
            modo={modo}
            semana={semana}
            quantidades={estado.quantidades}
            lotacaoId={vista.lotacaoId}
            aplicar={quantidades => agir({ tipo: 'trocar', quantidades })}
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

interface AcoesProps {
  preencher: (modo: Modo) => void;
  podeDesfazer: boolean;
  desfazer: () => void;
}

const Acoes = ({ preencher, podeDesfazer, desfazer }: AcoesProps) => (
  <div className="quantidades-acoes">
    {PREENCHER.map(([qual, rotulo]) => (
      <Button key={qual} onClick={() => preencher(qual)}>
        {rotulo}
      </Button>
    ))}
    {podeDesfazer ? (
      <Button variant="quiet" title="Ctrl+Z" onClick={desfazer}>
        <ArrowUUpLeftIcon size={18} aria-hidden />
        Desfazer
      </Button>
    ) : (
      <span className="quieto">Ctrl+V cola do Excel</span>
    )}
  </div>
);

const Campos = ({ aberto, leitura }: { aberto: QuantidadesAbertas; leitura: boolean }) => (
  <div className="quantidades-campos">
    <Field label="Nos feriados a semana vale">
      <Select
        disabled={leitura}
        value={aberto.digitado.regraFeriado}
        onChange={({ target }) => aberto.setRegra(target.value as RegraFeriado)}
      >
        {Object.entries(ROTULO_DE_REGRA_FERIADO).map(([codigo, rotulo]) => (
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
        value={aberto.digitado.observacao ?? ''}
        onChange={({ target }) => aberto.setObservacao(target.value || null)}
      />
    </Field>
  </div>
);

interface RodapeProps {
  aberto: QuantidadesAbertas;
  hoje: string;
  salvarComoNova: () => void;
}

function Rodape({ aberto, hoje, salvarComoNova }: RodapeProps) {
  const { vista, estado, status, gravar, descartar } = aberto;
  const { dirty, phase } = status;
  return (
    <div className="quantidades-rodape">
      <p className="quieto">
        {vista.situacao === 'VIGENTE' && vista.vigenciaInicio < hoje
          ? 'Ao salvar, muda de hoje em diante; os dias passados ficam como estavam.'
          : `Vale de ${formatDay(vista.vigenciaInicio)}.`}
      </p>
      <Button onClick={salvarComoNova}>Salvar como versão nova…</Button>
      <Button variant="quiet" disabled={!dirty} onClick={descartar}>
        Descartar
      </Button>
      <Button variant="primary" disabled={!dirty || phase === 'saving' || estado.edicao?.erro != null} onClick={gravar}>
        {phase === 'saving' ? 'Salvando…' : 'Salvar'}
      </Button>
    </div>
  );
}
