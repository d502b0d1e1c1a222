import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OwnWordListEntity } from './own-word-list.entity.js';
import { OwnWordsController } from './own-words.controller.js';
import { OwnWordsService } from './own-words.service.js';

/** Words that are written in braille otherwise than a table says: the lists of accounts and of the installation. */
@Module({
  imports: [TypeOrmModule.forFeature([OwnWordListEntity])],
  controllers: [OwnWordsController],
  providers: [OwnWordsService],
})
export class OwnWordsModule {}
