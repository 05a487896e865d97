import { Suspense } from 'react';
import { FaixaDoControle } from '../header.tools.tsx';
import { readsOnly } from './access.rule.ts';
import { usePerson } from './person.hook.ts';

/** Over every screen of who only reads. */
export const ControlLine = () => <Suspense>{readsOnly(usePerson().session) && <FaixaDoControle />}</Suspense>;
