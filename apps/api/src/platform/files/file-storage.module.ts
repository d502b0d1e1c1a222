import { fileURLToPath } from 'node:url';
import { Global, Module } from '@nestjs/common';
import { CONFIGURATION, type ProcessConfiguration } from '../config/configuration.module.js';
import { FileStorage } from './file-storage.js';
import { FolderStorage } from './folder-storage.js';

/** The storage that FILES_URL names. */
@Global()
@Module({
  providers: [
    {
      provide: FileStorage,
      inject: [CONFIGURATION],
      useFactory: ({ filesUrl }: ProcessConfiguration) => new FolderStorage(fileURLToPath(filesUrl)),
    },
  ],
  exports: [FileStorage],
})
export class FileStorageModule {}
