import { DiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import type { S3 } from './s3.settings.ts';
import { S3Store } from './s3-store.ts';

export const openStore = (pasta: string, s3: S3 | null): FileStore => (s3 ? new S3Store(s3) : new DiskStore(pasta));
